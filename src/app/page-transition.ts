/** What a browser has of moving from one page to the next. */
export interface Transitions {
  readonly hidden: boolean;
  /** Not in every browser. */
  readonly startViewTransition?: ((update: () => Promise<void>) => Pick<ViewTransition, 'ready' | 'updateCallbackDone'>) | undefined;
}

/**
 * Returns what draws the next page with a transition from this one; at once where the browser knows none, where the visitor wants no motion
 * or does not look, and where the address changes within a page.
 */
export const pageTransition =
  (document: Transitions, isStill: () => boolean, isOtherPage: () => boolean) =>
  async (draw: () => Promise<void>): Promise<void> => {
    if (document.startViewTransition === undefined || document.hidden || isStill() || !isOtherPage()) return draw();
    const { ready, updateCallbackDone } = document.startViewTransition(draw);
    // Another page came in between: this one is drawn without motion.
    ready.catch(() => {});
    return updateCallbackDone;
  };
