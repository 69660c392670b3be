import { cartSummary } from '#contract/cart-summary.ts';
import { addItems, createCart, decreaseQuantity, increaseQuantity, modifyItems, removeItems, updateCart } from '#contract/cart.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CreateRequest } from '#domain/cart/create.ts';
import type { CartLineRequest, CartProblem } from '#domain/cart/line.ts';
import type { OrderDetails } from '#domain/cart/order-details.ts';
import { lineKey } from '#domain/cart/line-key.ts';
import type { KnownLine } from '#domain/cart/reconcile.ts';
import { dollarsFrom } from '#domain/money/money.ts';
import { cartById } from './cart.ts';
import { cartFrom } from './cart-read.ts';
import type { Client } from './client.ts';
import { wireLine } from './wire-line.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Calls that change a cart. A change id goes in the line where there is one, else in a header (CART-15, CART-16, CART-29). */
export const cartApi = (call: Client) => ({
  create: (order: CreateRequest, signal: AbortSignal, changeId?: string) =>
    call(createCart, { body: { ...order }, signal, ...withId(changeId) }).then(cartFrom),
  /** Brings a cart up to date with an order. */
  setUp: (cartId: string, order: CreateRequest, signal: AbortSignal, changeId?: string) =>
    call(updateCart, { body: { ...order, cartId }, signal, ...withId(changeId) }).then(cartFrom),
  saveDetails: (cartId: string, details: OrderDetails, signal: AbortSignal) =>
    call(updateCart, { body: { cartId, ...wireDetails(details) }, signal }).then(cartFrom),
  summary: (cartId: string, signal: AbortSignal) => call(cartSummary, { params: { id: cartId }, signal }).then(cartFrom),
  add: (cartId: string, line: CartLineRequest, signal: AbortSignal, changeId?: string) =>
    call(addItems, { body: { cartId, items: [wireLine(line, changeId)] }, signal }).then(cartFrom),
  modify: (cartId: string, sequenceNum: number, line: CartLineRequest, signal: AbortSignal, changeId?: string) =>
    call(modifyItems, { body: { cartId, items: [{ ...wireLine(line, changeId), sequenceNum }] }, signal }).then(cartFrom),
  remove: (cartId: string, sequenceNums: readonly number[], signal: AbortSignal, changeId?: string) =>
    call(removeItems, { body: { cartId, sequenceList: [...sequenceNums] }, signal, ...withId(changeId) }).then(cartFrom),
  count: (cartId: string, sequenceNum: number, by: number, signal: AbortSignal, changeId?: string) =>
    call(by > 0 ? increaseQuantity : decreaseQuantity, {
      body: { cartId, sequenceNum, quantity: Math.abs(by) },
      signal,
      ...withId(changeId),
    }).then(cartFrom),
});

/** Puts the answer of a change where the cart is read. A read under way may have begun before the change: it is made anew. */
export async function showCart(call: Client, queryClient: QueryClient, cart: Cart): Promise<Cart> {
  const { queryKey } = cartById(call, cart.cartId);
  const isReading = queryClient.isFetching({ queryKey }) > 0;
  if (isReading) await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, cart);
  if (isReading) void queryClient.invalidateQueries({ queryKey });
  return cart;
}

const withId = (changeId: string | undefined) => (changeId === undefined ? {} : { changeId });

function wireDetails({ tip, at, specialInstructions, goGreen, parkingSpot, customer, deliveryPhone }: OrderDetails) {
  const cartSummary = {
    ...(tip !== undefined && { tip: dollarsFrom(tip) }),
    ...(at !== undefined && { priority: 'LATER' as const, orderFulfillmentDT: at }),
    ...(specialInstructions !== undefined && { specialInstructions }),
    ...(goGreen !== undefined && { goGreen }),
    ...(parkingSpot !== undefined && { parkingSpot }),
  };
  return {
    ...(Object.keys(cartSummary).length > 0 && { cartSummary }),
    ...(customer && { customer }),
    ...(deliveryPhone !== undefined && { deliveryInfo: { phone: deliveryPhone } }),
  };
}

/** Lines of a cart, reduced to what tells whether a change was applied. */
export const knownLines = ({ items }: Pick<Cart, 'items'>): readonly KnownLine[] =>
  items.map((item) => ({
    sequenceNum: item.sequenceNum,
    itemId: item.itemId,
    quantity: item.quantity,
    key: lineKey(item),
    changeId: item.changeId,
  }));

/** Why something was not taken as asked (CART-24). */
export const problemsIn = ({ exceptions }: Pick<Cart, 'exceptions'>): readonly CartProblem[] =>
  exceptions.map(({ i18nKey: key, name, sequenceNum, maximumAllowed: maximum }) =>
    maximum === null ? { key, name, maximum, sequenceNum } : { key, name, maximum },
  );
