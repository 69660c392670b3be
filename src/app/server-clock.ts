import type { TokenCookie } from '#src/api/token-cookie.ts';
import { browserClock, serverClock } from '#src/flows/kit/clock.ports.ts';
import type { KeyValueStorage } from './storage/storage.ts';

/** Returns the clock of the server: with the embedded sandbox, which starts here, that of its world. */
export async function openServerClock(isEmbedded: boolean, sharedStorage: KeyValueStorage, tokenCookie: TokenCookie) {
  if (!isEmbedded) return serverClock(browserClock);
  return serverClock(await (await import('./start-sandbox.ts')).startSandbox(sharedStorage, tokenCookie));
}
