import type { Cents } from '../money/money.ts';
import type { Cart } from './cart.ts';

/** What the food of a cart costs: as the server says, else what its lines say. Zero only where there is nothing. */
export const subtotalOf = ({ items, cartSummary }: Pick<Cart, 'items' | 'cartSummary'>): Cents =>
  cartSummary.subTotal ?? items.reduce((sum, { totalPrice }) => sum + totalPrice, 0);

/** What the kitchen makes of a cart, in cents: gift cards need no kitchen (SLOTS-11). */
export const kitchenAmount = (cart: Pick<Cart, 'items' | 'cartSummary'>): Cents =>
  cart.items.reduce((rest, { giftCard, totalPrice }) => (giftCard === undefined ? rest : rest - totalPrice), subtotalOf(cart));

/** What a cart comes to; null until the server has said so: a total that is left out is not zero. */
export const totalOf = ({ cartSummary }: Pick<Cart, 'cartSummary'>): Cents | null => cartSummary.totalPrice;

/**
 * What a cart comes to besides all that is named in it, in cents, such as a service fee, which the server puts into the total alone (FLAGS-04): what
 * subtotal, discount, tax, tip and donations leave of the total. Never below 0; 0 until total and tax are known, as the rest may be the tax.
 */
export function feesOf(cart: Pick<Cart, 'items' | 'cartSummary' | 'donations'>): Cents {
  const { discount, tax, tip } = cart.cartSummary;
  const total = totalOf(cart);
  if (total === null || tax === null) return 0;
  const donated = cart.donations.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, total - (subtotalOf(cart) - (discount ?? 0) + tax + (tip ?? 0) + donated));
}
