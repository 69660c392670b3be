/** Draws the next page. */
type Draw = () => Promise<void>;

/** What a browser has of moving from one page to the next. */
export interface Transitions {
  readonly hidden: boolean;
  /** Not in every browser. */
  readonly startViewTransition?: ((update: Draw) => Pick<ViewTransition, 'ready' | 'updateCallbackDone'>) | undefined;
}

/**
 * Returns what draws the next page with a transition from this one; without one where the browser knows none or the visitor wants no motion.
 * `painted` comes before: a press shows at once that it was one, since a page takes longer than a frame. At once where the visitor does not
 * look, and where the address changes within a page.
 */
export const pageTransition =
  (document: Transitions, isStill: () => boolean, painted: () => Promise<void>) =>
  (isOtherPage: () => boolean) =>
  async (draw: Draw): Promise<void> => {
    if (document.hidden || !isOtherPage()) return draw();
    await painted();
    if (document.startViewTransition === undefined || isStill()) return draw();
    const { ready, updateCallbackDone } = document.startViewTransition(draw);
    // Another page came in between: this one is drawn without motion.
    ready.catch(() => {});
    return updateCallbackDone;
  };
