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

/** What the sums of a cart are read from. */
export type SummedCart = Pick<Cart, 'items' | 'cartSummary' | 'discounts' | 'donations'>;

/** What the cart would come to with nothing taken off and without what only its total has, in cents. */
const named = (cart: SummedCart): Cents => {
  const { tax, tip } = cart.cartSummary;
  return cart.donations.reduce((sum, { amount }) => sum + amount, subtotalOf(cart) + (tax ?? 0) + (tip ?? 0));
};

/**
 * What is taken off, in cents: as the server says. Where it leaves that out and lists discounts, what they say of themselves, and at least what the
 * total is below all that is named (CHECKOUT-04).
 */
export function takenOff(cart: SummedCart): Cents {
  const { discount } = cart.cartSummary;
  if (discount !== null || cart.discounts.length === 0) return discount ?? 0;
  const listed = cart.discounts.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const total = totalOf(cart);
  return total === null ? listed : Math.max(listed, named(cart) - total);
}

/**
 * What a cart comes to besides all that is named in it, in cents, such as a service fee, which the server puts into the total alone (FLAGS-04): what
 * subtotal, discounts, tax, tip and donations leave of the total. As long as no tax is named, the rest may be the tax too. Never below 0; 0 without
 * a total.
 */
export const restOf = (cart: SummedCart): Cents => Math.max(0, (totalOf(cart) ?? 0) - named(cart) + takenOff(cart));

/** The rest that is no tax, in cents: 0 until the tax is known. */
export const feesOf = (cart: SummedCart): Cents => (cart.cartSummary.tax === null ? 0 : restOf(cart));
