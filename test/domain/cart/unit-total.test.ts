import { expect, it } from 'vitest';
import { canCheckOut } from '#domain/cart/checkable.ts';
import { unitTotal } from '#domain/cart/unit-total.ts';

const sandwich = { itemId: '101', price: 899, children: [{ itemId: '102', price: 100 }] };

it('E-47 adds children to a price, and takes the dynamic one in its place (CART-14, AMB-06)', () => {
  expect(unitTotal(sandwich)).toBe(999);
  expect(unitTotal(sandwich, { 101: 749 })).toBe(849);
  // The pricing call failed: there is nothing to take in its place.
  expect(unitTotal(sandwich, {})).toBe(999);
});

it('counts a child as often as it is there, and takes its dynamic price too (AMB-06)', () => {
  expect(unitTotal({ itemId: '1', price: 500, children: [{ itemId: '2', price: 100, quantity: 3 }] }, { 2: 50 })).toBe(650);
});

it.each([
  ['an empty cart', { items: [], childCarts: [] }, false],
  ['a line', { items: [{}], childCarts: [] }, true],
  ['what a guest handed in', { items: [], childCarts: [{ cartStatus: 'SUBMITTED', items: [{}] }] }, true],
  ['what a guest is still at', { items: [], childCarts: [{ cartStatus: 'IN_PROGRESS', items: [{}] }] }, false],
])('CHECKOUT-01 %s', (_, cart, can) => expect(canCheckOut(cart)).toBe(can));
