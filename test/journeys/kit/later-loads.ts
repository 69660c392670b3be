import type { Page } from 'playwright';
import { AFTER_FIRST_PAGE_MS } from '#src/flows/kit/after-first-page.ts';

/** Leaves out the code that is loaded some time after the first page: a slow machine would count it with that page, or it is not to be there yet. */
export const withoutLaterLoads = (page: Page) =>
  page.addInitScript((delay) => {
    const setTimer = window.setTimeout.bind(window);
    window.setTimeout = ((handler: () => void, ms?: number) => (ms === delay ? 0 : setTimer(handler, ms))) as typeof setTimeout;
  }, AFTER_FIRST_PAGE_MS);
