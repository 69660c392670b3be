import { expect, it } from 'vitest';
import { missedVisit } from '#contract/missed-visit.ts';
import { cartSummary } from '#contract/cart-summary.ts';
import { removeDiscount } from '#contract/discount.ts';
import { cancelOrder, orderArrival, orderDetails, orderProperties } from '#contract/order.ts';
import { checkoutCart } from '#contract/submit.ts';
import { isGenericFailure } from '#domain/app/generic-failure.ts';

it.for([
  ['C-32', removeDiscount],
  ['C-33', checkoutCart],
  ['C-39, CART-34', cartSummary],
  ['C-55', missedVisit],
  ['C-115', orderDetails],
  ['C-116', cancelOrder],
  ['C-117', orderProperties],
  ['C-118', orderArrival],
] as const)('%s: a failure is the generic API error', ([, { name }]) => {
  expect(isGenericFailure(name, true)).toBe(true);
});

it('a cancellation of a guest is no generic API error (C-116)', () => {
  expect(isGenericFailure(cancelOrder.name, false)).toBe(false);
});
