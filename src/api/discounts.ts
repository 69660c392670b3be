import { applyDiscounts, removeDiscount } from '#contract/discount.ts';
import type { DiscountRequest } from '#domain/discount/offers.ts';
import type { AppliedDiscount } from '#domain/discount/applied.ts';
import { cartFrom } from './cart-read.ts';
import type { Client } from './client.ts';

/** Calls that change the discounts of a cart (DISC-05), each by the id of its change. */
export const discountsApi = (call: Client) => ({
  /** `hasQuantity`: rewards are counted (FLAGS-03). */
  apply: (cartId: string, { code, isReward }: DiscountRequest, hasQuantity: boolean, changeId: string, signal: AbortSignal) =>
    call(applyDiscounts, {
      body: {
        cartId,
        discounts: [{ discCode: code, ...(!isReward && { promoCode: code }), ...(isReward && hasQuantity && { quantity: 1 }) }],
      },
      changeId,
      signal,
    }).then(cartFrom),
  remove: (cartId: string, { code, quantity }: Pick<AppliedDiscount, 'code' | 'quantity'>, changeId: string, signal: AbortSignal) =>
    call(removeDiscount, { body: { cartId, discountCode: code, quantity }, changeId, signal }).then(cartFrom),
});
