import { AFTER_FIRST_PAGE_MS } from '#src/flows/kit/after-first-page.ts';
import type { Running } from './after-first-page/running.ts';

/** Leaves the connection to the first page, and loads then what follows it; what does not come over it comes with the next one. */
export function loadAfterFirstPage(running: Running): void {
  let follow: (() => Promise<void>) | null = null;
  async function load() {
    follow ??= (await import('./after-first-page/load-what-follows.ts')).whatFollows(running);
    await follow();
  }
  const start = () => void load().catch(() => window.addEventListener('online', start, { once: true }));
  setTimeout(() => {
    globalThis.earlyVisit?.answers.clear();
    start();
  }, AFTER_FIRST_PAGE_MS);
}
