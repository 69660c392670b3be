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
