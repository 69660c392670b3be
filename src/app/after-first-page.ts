import { AFTER_FIRST_PAGE_MS } from '#src/flows/kit/after-first-page.ts';
import type { Running } from './after-first-page/load-what-follows.ts';

/** Loads what no first page needs; without a connection, as soon as there is one. */
const load = (running: Running): Promise<void> =>
  import('./after-first-page/load-what-follows.ts')
    .then(({ loadWhatFollows }) => loadWhatFollows(running))
    .catch(() => window.addEventListener('online', () => void load(running), { once: true }));

/** Leaves the connection to the first page, and loads then what follows it. */
export function loadAfterFirstPage(running: Running): void {
  setTimeout(() => {
    globalThis.earlyVisit?.answers.clear();
    void load(running);
  }, AFTER_FIRST_PAGE_MS);
}
