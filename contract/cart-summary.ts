import * as v from 'valibot';
import { Cart } from './cart-entity.ts';
import { endpoint } from './endpoint.ts';

/** HTTP-02 */
export const CART_TIMEOUT_MS = 15_000;

/** The client adds these to every cart call: on cart and checkout pages, and with reward quantity (HTTP-14, HTTP-15). */
export const CartQuery = v.looseObject({
  refreshItems: v.optional(v.picklist(['true', 'false'])),
  multiple: v.optional(v.picklist(['true', 'false'])),
});

/** What every call to a cart has in common. */
export const cartCall = { access: 'either', query: CartQuery, answer: Cart, timeoutMs: CART_TIMEOUT_MS } as const;

/** C-39: the current cart with its order numbers; tells whether a submission without an answer became an order. */
export const cartSummary = endpoint({
  name: 'cart.summary',
  method: 'get',
  path: '/cart/{id}/summary',
  ...cartCall,
  access: 'public',
});
