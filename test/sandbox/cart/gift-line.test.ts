import { expect, it } from 'vitest';
import { add } from '#sandbox/world/cart/edits.ts';
import { viewOf } from '#sandbox/world/cart/view.ts';
import { wantedAt } from '#sandbox/world/cart/wanted-at.ts';
import { cartFor, lunch } from './setting.ts';

const gift = (price: number) => ({ itemId: '900001', quantity: 1, price, recipient: { email: 'bo@example.com' }, message: 'Enjoy.' });
const bonus = { itemId: '900002', quantity: 1 };

it('a cart of gift cards holds them with what they are worth and who gets them, without tax, in ten minutes (C-110, SLOTS-11)', () => {
  const { cart, exceptions } = add(cartFor({ hasCheckedOut: true }), [gift(25), bonus], lunch);
  expect(exceptions).toEqual([]);
  const { items, cartSummary } = viewOf(cart, lunch);
  expect(items).toMatchObject([
    { type: 'GIFT_CARD', totalPrice: 25, isPromotionalGiftCard: false, recipient: { email: 'bo@example.com' }, message: 'Enjoy.' },
    { type: 'GIFT_CARD', totalPrice: 0, isPromotionalGiftCard: true },
  ]);
  expect(cartSummary).toMatchObject({ subTotal: 25, tax: 0, totalPrice: 25, leadTime: 10 });
  expect(wantedAt(cart, lunch)).toBe('2026-11-20T12:10');
});

it('beside food the kitchen takes its time, and the food alone is taxed and discounted (SLOTS-11)', () => {
  const { cart: food } = add(cartFor({ hasCheckedOut: true, discountCodes: ['WELCOME10'] }), [{ itemId: '101012', quantity: 1 }], lunch);
  const { cart: both } = add(food, [gift(100)], lunch);
  const alone = viewOf(food, lunch).cartSummary;
  const mixed = viewOf(both, lunch).cartSummary;
  expect(mixed).toMatchObject({ tax: alone.tax, discount: alone.discount, leadTime: alone.leadTime });
  expect((mixed.totalPrice ?? 0) - (alone.totalPrice ?? 0)).toBeCloseTo(100, 5);
});

it.each([4.99, 500.01, 0])('a gift card of %s dollars is not sold', (price) => {
  expect(add(cartFor(), [gift(price)], lunch).exceptions).toHaveLength(1);
});
