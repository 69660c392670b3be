import type { SharedWrite } from '#src/flows/kit/shared-writes.ts';
import type { ListedStorage } from './storage.ts';

/** A page that the browser may keep while others are loaded in its tab. */
interface KeptPage {
  addEventListener(type: 'pagehide' | 'pageshow', listener: (event: { readonly persisted: boolean }) => void): void;
}

/**
 * Calls the listener with each value that was written while the page was in the back/forward cache, where it hears of nothing: the pages of
 * one tab share the cart, the order and the session as tabs do (GEN-20).
 */
export function followMissedWrites(
  page: KeptPage,
  storage: Pick<ListedStorage, 'keys' | 'getItem'>,
  listener: (write: SharedWrite & { readonly key: string }) => void,
): void {
  const read = () => new Map(storage.keys().map((key) => [key, storage.getItem(key)]));
  let left = read();
  page.addEventListener('pagehide', () => {
    left = read();
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const now = read();
    for (const key of new Set([...left.keys(), ...now.keys()])) {
      const [oldValue, newValue] = [left.get(key) ?? null, now.get(key) ?? null];
      if (oldValue !== newValue) listener({ key, oldValue, newValue });
    }
  });
}
