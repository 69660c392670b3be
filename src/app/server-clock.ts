import type { TokenCookie } from '#src/api/token-cookie.ts';
import { browserClock, serverClock, type Clock } from '#src/flows/kit/clock.ports.ts';
import type { KeyValueStorage } from './storage.ts';

/** Returns the clock of the server: with the embedded sandbox, which starts here, that of its world. */
export async function openServerClock(isEmbedded: boolean, sharedStorage: KeyValueStorage, tokenCookie: TokenCookie) {
  if (isEmbedded) return serverClock(await startSandbox(sharedStorage, tokenCookie));
  if (navigator.serviceWorker?.controller) {
    void import('./sandbox-worker.ts').then(({ unregisterSandboxWorker }) => unregisterSandboxWorker(navigator.serviceWorker));
  }
  return serverClock(browserClock);
}

async function startSandbox(sharedStorage: KeyValueStorage, tokenCookie: TokenCookie): Promise<Clock> {
  const [{ guardSinks }, { startBakery }, { openDrawer }] = await Promise.all([
    import('./trusted-types.ts'),
    import('#sandbox/browser.ts'),
    import('#sandbox/drawer/drawer.ts'),
  ]);
  guardSinks(window, location.origin);
  const world = await startBakery(sharedStorage);
  openDrawer(world, (token) => tokenCookie.keep(token, null));
  return world.clock;
}
