import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Waits until the service worker of the site answers for a page, and has stored a menu. */
export const waitForWorker = (page: Page) => expect.poll(() => page.evaluate(hasWorker), { timeout: 30_000 }).toBe(true);

/** Runs in the page. */
async function hasWorker() {
  const { controller } = navigator.serviceWorker;
  if (controller === null || new URL(controller.scriptURL).pathname !== '/service-worker.js') return false;
  const menu = await (await caches.open('site-menu')).keys();
  return menu.some(({ url }) => url.includes('/menu/placards/'));
}

interface Stored {
  readonly cache: string;
  readonly url: string;
  /** The headers of request and answer, and the answer. */
  readonly text: string;
}

/** Everything in the caches of a site. */
export const storedBy = (page: Page): Promise<readonly Stored[]> =>
  page.evaluate(async () => {
    const stored: Stored[] = [];
    for (const cache of await caches.keys()) {
      const opened = await caches.open(cache);
      for (const request of await opened.keys()) {
        const answer = (await opened.match(request))!;
        const headers = [...request.headers, ...answer.headers];
        stored.push({ cache, url: request.url, text: `${JSON.stringify(headers)}${await answer.text()}` });
      }
    }
    return stored;
  });

/** The script of the worker that a site has registered, and the names of the caches that the site's worker has. */
export const workerOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const nameOf = (worker: ServiceWorker | null | undefined) => worker && new URL(worker.scriptURL).pathname;
    return {
      registered: nameOf(registration?.active ?? registration?.waiting ?? registration?.installing) ?? null,
      caches: (await caches.keys()).filter((name) => name.startsWith('site-')),
    };
  });
