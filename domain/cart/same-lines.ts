import type { Cents } from '../money/money.ts';
import { shortHash } from '../short-hash.ts';
import type { Cart } from './cart.ts';
import { lineKey } from './line-key.ts';

/** A cart as the guest sees it: what it comes to with its tip, in cents, and its lines as `contentsOf` has them. */
export interface SeenCart {
  readonly total: Cents;
  readonly tip: Cents;
  readonly contents: string;
}

/**
 * Returns a short text that is equal for two carts with the same items, choices, notes and counts. It holds no name and no note itself. Equal
 * lines count together: the server may keep them apart or as one.
 */
export function contentsOf({ items }: Pick<Cart, 'items'>): string {
  const counts = new Map<string, number>();
  for (const item of items) {
    const key = lineKey(item);
    counts.set(key, (counts.get(key) ?? 0) + item.quantity);
  }
  return shortHash(JSON.stringify([...counts].map((entry) => JSON.stringify(entry)).toSorted()));
}

/**
 * Returns whether a cart comes to the total of the one that the guest saw, less the tip of each, and holds other items, choices, notes or
 * counts: the total alone would not say so (SUBMIT-01). False where the guest saw none.
 */
export const isSilentlyOther = (now: SeenCart, seen: SeenCart | null): boolean =>
  seen !== null && seen.total - seen.tip === now.total - now.tip && seen.contents !== now.contents;
