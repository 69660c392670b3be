import * as v from 'valibot';
import { CartItemRequest } from './cart-item.ts';
import { CartCafe, CartCustomer, CartSummary, DeliveryInfo } from './cart-entity.ts';
import { cartCall } from './cart-summary.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './wire.ts';

/** CART-01…06. `leadTime` goes only with ASAP; `customer` only when complete. */
export const CartCreate = v.looseObject({
  cafes: v.array(CartCafe),
  cartSummary: CartSummary,
  deliveryInfo: v.optional(v.nullable(DeliveryInfo)),
  serviceFeeSupported: v.optional(v.boolean()),
  customer: v.optional(CartCustomer),
  salesAdmin: v.optional(v.looseObject({ firstName: v.string(), lastName: v.string(), email: v.string(), userName: v.string() })),
  applyDynamicPricing: v.optional(v.boolean()),
  createGroupOrder: v.optional(v.boolean()),
});

/** C-24: an empty cart for a cafe, a destination and a time. */
export const createCart = endpoint({ name: 'cart.create', method: 'post', path: '/cart', body: CartCreate, ...cartCall });

/**
 * C-26: changes what is named and leaves the rest. A new cafe or time prices and checks every line anew: lines that cannot be sold stay,
 * each with an exception, and stop submission.
 */
export const updateCart = endpoint({
  name: 'cart.update',
  method: 'put',
  path: '/cart/update',
  body: v.looseObject({
    cartId: Id,
    cafes: v.optional(v.array(CartCafe)),
    cartSummary: v.optional(CartSummary),
    deliveryInfo: v.optional(v.nullable(DeliveryInfo)),
    customer: v.optional(CartCustomer),
  }),
  ...cartCall,
});

const WithItems = v.looseObject({ cartId: Id, items: v.pipe(v.array(CartItemRequest), v.minLength(1)) });

/** C-27: adds the lines that can be added; `exceptions` names the others. */
export const addItems = endpoint({ name: 'cart.add', method: 'post', path: '/cart/add/item', body: WithItems, ...cartCall });

/** C-28 (HTTP-05): each line replaces the one with its `sequenceNum`; a refused one stays as it was, with an exception. */
export const modifyItems = endpoint({
  name: 'cart.modify',
  method: 'put',
  path: '/cart/modify/items',
  body: WithItems,
  ...cartCall,
  timeoutMs: 30_000,
});

/** C-29: numbers that are gone already are no error. */
export const removeItems = endpoint({
  name: 'cart.remove',
  method: 'post',
  path: '/cart/remove/items',
  body: v.looseObject({ cartId: Id, sequenceList: v.array(v.number()) }),
  ...cartCall,
});

const ByQuantity = v.looseObject({ cartId: Id, sequenceNum: v.number(), quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** C-30: `quantity` more of a line. Over a limit nothing changes and an exception tells the maximum. */
export const increaseQuantity = endpoint({ name: 'cart.increase', method: 'put', path: '/cart/increase', body: ByQuantity, ...cartCall });

/** C-30: `quantity` fewer; a line with none left is gone. */
export const decreaseQuantity = endpoint({ name: 'cart.decrease', method: 'put', path: '/cart/decrease', body: ByQuantity, ...cartCall });
