import * as v from 'valibot';
import { cartCall as call } from './cart-summary.ts';
import { CartSummary } from './cart-entity.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './wire.ts';

/** C-25: an order once more, with what is still sold; what is not comes back as exceptions. */
export const reorderCart = endpoint({
  name: 'cart.reorder',
  method: 'post',
  path: '/cart/reorder',
  body: v.looseObject({
    orderId: Id,
    cartSummary: CartSummary,
    applyDynamicPricing: v.optional(v.boolean()),
    serviceFeeSupported: v.optional(v.boolean()),
  }),
  ...call,
});
