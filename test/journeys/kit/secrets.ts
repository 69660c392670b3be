import type { Page } from 'playwright';
import { expect } from 'vitest';
import { standsIn } from './secret-forms.ts';

/** Watches everything that a page writes down or says, and looks through it for secrets. */
export function watchForSecrets(page: Page) {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => said.push(request.url()));
  // Analytics and error reports are events of the window.
  void page.exposeBinding('hearEvent', (_, event: string) => void said.push(event));
  void page.addInitScript(() => {
    const dispatch = window.dispatchEvent.bind(window);
    window.dispatchEvent = (event) => {
      // The browser may have the function only after this script has run.
      const { hearEvent } = globalThis as typeof globalThis & { hearEvent?: (event: string) => void };
      if (event instanceof CustomEvent) hearEvent?.(JSON.stringify([event.type, event.detail]));
      return dispatch(event);
    };
  });

  return {
    /**
     * Fails where a secret is found, by itself or encoded: storages (recordings of the inspector among them), caches, cookies except its own,
     * address, history, console, data layer, events and error reports.
     */
    async expectNone(...secrets: readonly string[]) {
      const token = await tokenOf(page);
      const kept = await page.evaluate(async () => ({
        caches: await Promise.all(
          (await caches.keys()).map(async (name) => {
            const cache = await caches.open(name);
            const requests = await cache.keys();
            const answers = await Promise.all(requests.map(async (request) => (await cache.match(request))?.text()));
            return [name, requests.map(({ url }) => url), answers];
          }),
        ),
        local: Object.entries(localStorage),
        session: Object.entries(sessionStorage),
        cookies: document.cookie.replace(/ssoToken=[^;]*/, ''),
        state: history.state as unknown,
        addresses: (globalThis as { navigation?: { entries(): { url: string }[] } }).navigation?.entries().map(({ url }) => url),
        dataLayer: (globalThis as { dataLayer?: unknown }).dataLayer,
      }));
      const text = JSON.stringify({ ...kept, said });
      expect([...secrets, ...(token === '' ? [] : [token])].filter(standsIn(text))).toEqual([]);
    },
  };
}

/** The access token of a signed-in member; only its own cookie may hold it. */
async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'ssoToken')?.value ?? '';
}
