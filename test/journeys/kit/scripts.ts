import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readScriptInventory, unlistedScripts, type LoadedScript } from '#tools/serve/script-inventory.ts';
import { hashOf } from '#tools/vite/integrity.ts';

/** Notes every script that a page loads from now on, in its frames too. Returns a check that the inventory of the build has them all, and how many there were. */
export function listenForScripts(page: Page) {
  const loaded: Promise<LoadedScript>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(scriptIn(response));
  });
  return {
    expectListed: async () => expect(unlistedScripts(readScriptInventory('dist'), await Promise.all(loaded))).toEqual([]),
    count: () => loaded.length,
  };
}

async function scriptIn(response: Awaited<ReturnType<Page['waitForResponse']>>): Promise<LoadedScript> {
  const { origin, pathname, href } = new URL(response.url());
  const isOurs = origin === new URL(response.frame().page().url()).origin;
  const content = await response.body().catch(() => null);
  return { address: isOurs ? pathname : href, integrity: content && hashOf(content) };
}
