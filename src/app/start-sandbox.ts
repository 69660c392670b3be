import type { TokenCookie } from '#src/api/token-cookie.ts';
import type { Clock } from '#src/flows/kit/clock.ports.ts';
import { removeSiteWorker } from './after-first-page/site-worker.ts';
import type { KeyValueStorage } from './storage/storage.ts';
import { guardSinks } from './trusted-types.ts';

/** Starts the sandbox inside this page, with its drawer; returns its clock. */
export async function startSandbox(sharedStorage: KeyValueStorage, tokenCookie: TokenCookie): Promise<Clock> {
  const [{ startBakery }, { openDrawer }] = await Promise.all([import('#sandbox/browser.ts'), import('#sandbox/drawer/drawer.ts')]);
  guardSinks(window, location.origin);
  const world = await startBakery(sharedStorage);
  // Its worker has taken the place of the site's, which had stored pages for a server.
  await removeSiteWorker(navigator.serviceWorker, caches);
  openDrawer(world, (token) => tokenCookie.keep(token, null));
  return world.clock;
}
