import { useSyncExternalStore } from 'react';

let items: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Says of which items one is on its way into the cart, as a card adds it. */
export function showUnderWay(ids: ReadonlySet<string>): void {
  items = ids;
  for (const listener of listeners) listener();
}

function follow(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns whether one of these sizes is on its way into the cart, whichever page or card it was pressed on. */
export function useIsUnderWay(sizes: readonly { readonly itemId: string }[]): boolean {
  const read = () => sizes.some(({ itemId }) => items.has(itemId));
  return useSyncExternalStore(follow, read, read);
}
