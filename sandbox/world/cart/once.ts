import type { CartItemRequest } from '#contract/cart-item.ts';
import type { Edited } from './edits.ts';
import type { Refused } from './refused.ts';
import type { StoredCart } from './stored.ts';

/** Number of change ids that a cart remembers. */
const REMEMBERED_IDS = 200;

const remember = (cart: StoredCart, changeId: string): StoredCart => ({
  ...cart,
  changeIds: [...cart.changeIds, changeId].slice(-REMEMBERED_IDS),
});

/**
 * Applies a change unless its id was applied before; then the cart is returned as it is. A change without an id is always applied.
 * One that was not taken is not remembered, so that a repetition is judged again.
 */
export function once<Result extends StoredCart | Edited | Refused>(
  cart: StoredCart,
  changeId: string | null,
  apply: (cart: StoredCart) => Result,
): Result | StoredCart | Edited {
  if (changeId === null) return apply(cart);
  if (cart.changeIds.includes(changeId)) return cart;
  const result = apply(cart);
  if ('kind' in result) return result;
  if (!('exceptions' in result)) return remember(result, changeId);
  return result.exceptions.length > 0 ? result : { ...result, cart: remember(result.cart, changeId) };
}

/** Applies each line once, by its `vendorCartItemId`. */
export const linesOnce = (
  cart: StoredCart,
  lines: readonly CartItemRequest[],
  apply: (cart: StoredCart, line: CartItemRequest) => Edited,
): Edited =>
  lines.reduce<Edited>(
    (so, line) => {
      const result = once(so.cart, line.vendorCartItemId ?? null, (current) => apply(current, line));
      return 'exceptions' in result ? { cart: result.cart, exceptions: [...so.exceptions, ...result.exceptions] } : { ...so, cart: result };
    },
    { cart, exceptions: [] },
  );
