import type { Cents } from '../money/money.ts';
import type { Cart, CartItem } from './cart.ts';
import { canCheckOut, type CheckableCart } from './checkable.ts';
import { orderableSubtotal, type UnavailableLine } from './orderable.ts';
import { isOfLine, type PendingChange } from './pending.ts';
import { totalOf } from './sums.ts';

type Numbered = Pick<UnavailableLine, 'sequenceNum'>;

/**
 * Lines that cannot be ordered and are not about to be removed or replaced: those that the guest still has to decide on, or leaves out
 * (CART-24, CART-26).
 */
export const linesToLeaveOut = <Line extends Numbered>(
  unavailable: readonly Line[],
  pending: readonly Pick<PendingChange, 'change'>[],
): Line[] => unavailable.filter((line) => !isAwaited('remove', line, pending) && !isAwaited('modify', line, pending));

/** Returns whether a change of that kind is asked for a line, and not answered. */
export const isAwaited = (kind: 'remove' | 'modify', line: Numbered, pending: readonly Pick<PendingChange, 'change'>[]): boolean =>
  pending.some(({ change }) => change.kind === kind && isOfLine(change, line));

/** The cart as it is without the lines that cannot be ordered; its sums are as the server said. */
export const withoutUnavailable = <Part extends { readonly items: readonly Numbered[] }>(
  cart: Part,
  unavailable: readonly Numbered[],
): Part => ({
  ...cart,
  items: cart.items.filter((item) => !unavailable.some(({ sequenceNum }) => sequenceNum === item.sequenceNum)),
});

type PricedCart = Pick<Cart, 'cartSummary'> & { readonly items: readonly Pick<CartItem, 'sequenceNum' | 'totalPrice'>[] };

/**
 * What a cart comes to without the lines that cannot be ordered, in cents; null where it is not known: the server has not said, or its
 * sum of the food is not that of the other lines, so that it counts more than can be ordered (CART-24).
 */
export function totalWithout(cart: PricedCart, unavailable: readonly Numbered[]): Cents | null {
  const isLeftOut = unavailable.length === 0 || cart.cartSummary.subTotal === orderableSubtotal(cart.items, unavailable);
  return isLeftOut ? totalOf(cart) : null;
}

/** Returns whether anything is left to pay for without the lines that cannot be ordered (CHECKOUT-01). */
export const canCheckOutWithout = (
  cart: CheckableCart & { readonly items: readonly Numbered[] },
  unavailable: readonly Numbered[],
): boolean => canCheckOut(withoutUnavailable(cart, unavailable));
