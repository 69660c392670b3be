import * as v from 'valibot';
import { cartCall as call } from './cart-summary.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './wire.ts';

/** C-31 (DISC-05): the code of a reward is applied like every other code; `quantity` is sent where rewards have one (FLAGS-03). */
export const applyDiscounts = endpoint({
  name: 'cart.discounts',
  method: 'post',
  path: '/cart/discounts',
  body: v.looseObject({
    cartId: Id,
    discounts: v.array(
      v.looseObject({ discCode: v.optional(v.string()), promoCode: v.optional(v.string()), quantity: v.optional(v.number()) }),
    ),
  }),
  ...call,
});

/** C-32 (DISC-05): a code that is gone already is no error. */
export const removeDiscount = endpoint({
  name: 'cart.discountsRemove',
  method: 'post',
  path: '/cart/discounts/remove',
  body: v.looseObject({ cartId: Id, discountCode: v.string(), quantity: v.optional(v.number()) }),
  ...call,
});
