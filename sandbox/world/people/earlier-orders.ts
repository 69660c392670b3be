import type { CartItem } from '#contract/cart-item.ts';
import { dollarsFrom } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import { earlierOrders, withoutIngredient, type EarlierSeed } from '#sandbox/seeds/orders.ts';
import { taxRateIn } from '#sandbox/seeds/taxes.ts';
import { servingCafe } from '../cafe/cafes.ts';
import { emptyCart } from '../cart/change.ts';
import type { Order } from '../cart/place.ts';
import type { StoredCart } from '../cart/stored.ts';
import { viewOf } from '../cart/view.ts';
import { items } from '../menu/catalog.ts';
import { itemPrice } from '../menu/prices.ts';

type Line = EarlierSeed['lines'][number];

/** What was asked for. */
const askedOf = ({ itemId, quantity = 1, without = [] }: Line) => ({
  itemId,
  quantity,
  customizations: { addedIngredients: [], removedIngredients: without.map(withoutIngredient) },
});

/** The line as it was sold. */
function soldOf(line: Line, sequenceNum: number, cafeId: string): CartItem {
  const sold = items.get(line.itemId);
  const known = sold && { name: sold.placard.name, size: sold.size, imgKey: sold.placard.imgKey, cents: itemPrice(sold.cents, cafeId) };
  const { cents: now, ...what } = must(line.was ?? known, 'item of an earlier order');
  const cents = line.cents ?? now;
  const { quantity = 1 } = line;
  const price = dollarsFrom(cents);
  return {
    ...askedOf(line),
    ...what,
    sequenceNum,
    type: 'PRODUCT',
    price,
    amount: price,
    totalPrice: dollarsFrom(cents * quantity),
    childItems: [],
    editable: true,
  };
}

function made(seed: EarlierSeed): { readonly order: Order; readonly cart: StoredCart } {
  const { orderId, number: maskedOrderId, cafeId, customerId, placedAt, promisedAt } = seed;
  const cafe = must(servingCafe(cafeId), 'cafe');
  const cartId = `cart-of-${orderId}`;
  const cart: StoredCart = {
    ...emptyCart(cartId),
    cafeId,
    lines: seed.lines.map((line, at) => ({ sequenceNum: at + 1, asked: { ...askedOf(line), sequenceNum: at + 1 } })),
    nextSequenceNum: seed.lines.length + 1,
    hasCheckedOut: true,
  };
  const sold = seed.lines.map((line, at) => soldOf(line, at + 1, cafeId));
  const subTotal = sold.reduce((sum, { totalPrice }) => sum + Math.round(totalPrice * 100), 0);
  const totalCents = subTotal + Math.round((subTotal * taxRateIn(cafe.state)) / 10_000);
  const view = viewOf({ ...cart, lines: [] }, { cafe, now: promisedAt });
  const cartSummary = {
    ...view.cartSummary,
    orderFulfillmentDT: promisedAt,
    subTotal: dollarsFrom(subTotal),
    tax: dollarsFrom(totalCents - subTotal),
    totalPrice: dollarsFrom(totalCents),
  };
  const placed = { ...view, cartStatus: 'SUBMITTED' as const, items: sold, orderId, maskedOrderId, cartSummary };
  const order = {
    orderId,
    maskedOrderId,
    cartId,
    submissionId: `submission-of-${orderId}`,
    placedAt,
    cafeId,
    promisedAt,
    totalCents,
    customerId,
    canceledAt: null,
    arrivedAt: null,
    paid: [],
  };
  return { order, cart: { ...cart, placed } };
}

const earlier = earlierOrders.map(made);

/** Read-only orders placed before the sandbox started. */
export const ordersBefore: readonly Order[] = earlier.map(({ order }) => order);

/** Returns the cart of an order in `ordersBefore`; undefined for any other. */
export const cartBefore = (cartId: string): StoredCart | undefined => earlier.find(({ cart }) => cart.cartId === cartId)?.cart;
