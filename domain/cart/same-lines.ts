import type { Cents } from '../money/money.ts';
import type { Cart } from './cart.ts';
import { lineKey } from './line-key.ts';
import { totalOf } from './sums.ts';

/**
 * Returns whether a cart comes to the total, in cents, of the one that the guest saw, and holds other items, choices or counts: the total alone
 * would not say so (SUBMIT-01). False where the guest saw none.
 */
export const isSilentlyOther = (cart: Pick<Cart, 'items'>, total: Cents, seen: Cart | undefined): boolean =>
  seen !== undefined && totalOf(seen) === total && contents(seen) !== contents(cart);

/** Equal lines count together: the server may keep them apart or as one. */
function contents({ items }: Pick<Cart, 'items'>): string {
  const counts = new Map<string, number>();
  for (const item of items) {
    const key = lineKey(item);
    counts.set(key, (counts.get(key) ?? 0) + item.quantity);
  }
  return JSON.stringify([...counts].map((entry) => JSON.stringify(entry)).toSorted());
}
