import { expect, it } from 'vitest';
import { dependsOnOrder, missingForDelivery, orderableSubtotal, unavailableLines } from '#domain/cart/orderable.ts';

const soldOut = 'cart.validation.item.stockout';

it('a line that the server marks, and one that only an exception names, keep the cart from being ordered (CART-24)', () => {
  const items = [
    { sequenceNum: 1, isUnavailable: false },
    { sequenceNum: 2, isUnavailable: true },
  ];
  const exceptions = [
    { i18nKey: soldOut, sequenceNum: 2, name: 'Soup', maximumAllowed: null },
    { i18nKey: soldOut, sequenceNum: 9, name: 'Bun', maximumAllowed: null },
  ];
  expect(unavailableLines({ items, exceptions: [] })).toEqual([{ sequenceNum: 2, reason: null, name: null }]);
  expect(unavailableLines({ items, exceptions })).toEqual([
    { sequenceNum: 2, reason: soldOut, name: 'Soup' },
    { sequenceNum: 9, reason: soldOut, name: 'Bun' },
  ]);
});

it('too many of something, and a line that never came into the cart, are not lines that cannot be ordered (QTY-05)', () => {
  const exceptions = [
    { i18nKey: 'cart.validation.quantitylimit', sequenceNum: 1, name: 'Soup', maximumAllowed: 2 },
    { i18nKey: soldOut, sequenceNum: null, name: 'Bun', maximumAllowed: null },
  ];
  expect(unavailableLines({ items: [{ sequenceNum: 1, isUnavailable: false }], exceptions })).toEqual([]);
});

it('a delivery below the minimum of its cafe says what is missing (CAFE-09)', () => {
  const terms = { minimum: 1500 };
  expect([missingForDelivery(terms, 1042), missingForDelivery(terms, 1500), missingForDelivery(terms, 1501)]).toEqual([458, 0, 0]);
  expect(missingForDelivery(null, 0)).toBe(0);
});

it('A line that cannot be ordered does not count in the subtotal (CART-24)', () => {
  const items = [
    { sequenceNum: 1, totalPrice: 649 },
    { sequenceNum: 2, totalPrice: 1210 },
    { sequenceNum: 3, totalPrice: 20 },
  ];
  expect(orderableSubtotal(items, [])).toBe(1879);
  expect(orderableSubtotal(items, [{ sequenceNum: 2 }, { sequenceNum: 9 }])).toBe(669);
  expect(orderableSubtotal([], [])).toBe(0);
});

it('a line that is sold out or not sold at the time can come in with another order, and one that is unknown cannot', () => {
  expect([dependsOnOrder(soldOut), dependsOnOrder('cart.validation.item.unavailable')]).toEqual([true, true]);
  expect([dependsOnOrder('cart.validation.item.unknown'), dependsOnOrder('cart.validation.status')]).toEqual([false, false]);
});
