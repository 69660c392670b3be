import { expect, it } from 'vitest';
import { pathOf } from '#contract/address.ts';
import { createCart, updateCart } from '#contract/cart.ts';
import { orderArrival } from '#contract/order.ts';
import { submitCart } from '#contract/submit.ts';

it.for([
  [createCart, '/cart'],
  [updateCart, '/cart/update'],
  [submitCart, '/cart/submit'],
  [orderArrival, '/orders/arrival'],
] as const)('$0.name goes to the member path with a token, else to the public one (CART-07)', ([called, path]) => {
  expect([true, false].map((isMember) => pathOf(called, isMember))).toEqual([path, `/public${path}`]);
});
