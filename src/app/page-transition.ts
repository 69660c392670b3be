/** Draws the next page. */
type Draw = () => Promise<void>;

/** What a browser has of moving from one page to the next. */
export interface Transitions {
  readonly hidden: boolean;
  /** Not in every browser. */
  readonly startViewTransition?: ((update: Draw) => Pick<ViewTransition, 'ready' | 'updateCallbackDone'>) | undefined;
}

/**
 * Returns what draws the next page with a transition from this one; without one where the browser knows none, the visitor wants no motion or does
 * not look, and where the address changes within a page.
 */
export const pageTransition =
  (document: Transitions, isStill: () => boolean) =>
  (isOtherPage: () => boolean) =>
  async (draw: Draw): Promise<void> => {
    if (document.hidden || !isOtherPage() || document.startViewTransition === undefined || isStill()) return draw();
    const { ready, updateCallbackDone } = document.startViewTransition(draw);
    // Another page came in between: this one is drawn without motion.
    ready.catch(() => {});
    return updateCallbackDone;
  };
