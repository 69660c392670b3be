import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Watches everything that a page writes down or says, and looks through it for secrets. */
export function watchForSecrets(page: Page) {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => said.push(request.url()));

  return {
    /** Fails where a secret is found: storages, cookies except its own, address, history, console, data layer, events. */
    async expectNone(...secrets: readonly string[]) {
      const token = await tokenOf(page);
      const kept = await page.evaluate(() => ({
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

/** A code is no part of a longer number: an instant in milliseconds has many a six digits. */
const standsIn = (text: string) => (secret: string) =>
  /^\d+$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text) : text.includes(secret);

/** The access token of a signed-in member; only its own cookie may hold it. */
async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'ssoToken')?.value ?? '';
}
