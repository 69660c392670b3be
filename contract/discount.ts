import * as v from 'valibot';
import { cartCall as call } from './cart-summary.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './wire.ts';

/** C-31: a code that the bakery does not know is refused (DISC-12). */
export const applyDiscounts = endpoint({
  name: 'cart.discounts',
  method: 'post',
  path: '/cart/discounts',
  body: v.looseObject({
    cartId: Id,
    discounts: v.array(v.looseObject({ discCode: v.optional(v.string()), promoCode: v.optional(v.string()) })),
  }),
  ...call,
});

/** C-32 */
export const removeDiscount = endpoint({
  name: 'cart.discountsRemove',
  method: 'post',
  path: '/cart/discounts/remove',
  body: v.looseObject({ cartId: Id, discountCode: v.string(), quantity: v.optional(v.number()) }),
  ...call,
});
