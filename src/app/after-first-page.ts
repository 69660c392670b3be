import { AFTER_FIRST_PAGE_MS } from '#src/flows/kit/after-first-page.ts';
import { early } from './early/early.ts';
import type { Services } from './services.ts';

/** Loads what no first page needs; without a connection, as soon as there is one. */
const load = (services: Services): Promise<void> =>
  import('./loads-after-first-page.ts')
    .then(({ loadWhatFollows }) => loadWhatFollows(services))
    .catch(() => window.addEventListener('online', () => void load(services), { once: true }));

/** Leaves the connection to the first page, and loads then what follows it. */
export function loadAfterFirstPage(services: Services): void {
  setTimeout(() => {
    early.clear();
    void load(services);
  }, AFTER_FIRST_PAGE_MS);
}
