import type { Page } from 'playwright';

/** Waits until the current entry of the browser's history has this many sheets. A sheet that is closed goes back in it, which takes a moment. */
export const sheetsInHistory = (page: Page, sheets: number) =>
  page.waitForFunction((count) => {
    const state = history.state as { readonly sheets?: readonly string[] } | null;
    return (state?.sheets?.length ?? 0) === count;
  }, sheets);
