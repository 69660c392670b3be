import { expect, it } from 'vitest';
import { dependsOnOrder, missingForDelivery, orderableSubtotal, unavailableLines } from '#domain/cart/orderable.ts';

const soldOut = 'cart.validation.item.stockout';

it('a line that the server marks, and one that only an exception names, keep the cart from being ordered (CART-24)', () => {
  const items = [{ sequenceNum: 1 }, { sequenceNum: 2, itemDetails: { isUnavailable: true } }, { sequenceNum: 3, itemDetails: {} }];
  const exceptions = [
    { i18nKey: soldOut, sequenceNum: 2, name: 'Soup' },
    { i18nKey: soldOut, sequenceNum: 9, name: 'Bun' },
  ];
  expect(unavailableLines({ items, exceptions: [] })).toEqual([{ sequenceNum: 2, reason: null, name: null }]);
  expect(unavailableLines({ items, exceptions })).toEqual([
    { sequenceNum: 2, reason: soldOut, name: 'Soup' },
    { sequenceNum: 9, reason: soldOut, name: 'Bun' },
  ]);
});

it('too many of something, and a line that never came into the cart, are not lines that cannot be ordered (QTY-05)', () => {
  const exceptions = [
    { i18nKey: 'cart.validation.quantitylimit', sequenceNum: 1, maximumAllowed: 2 },
    { i18nKey: soldOut, itemId: '5', name: 'Bun' },
  ];
  expect(unavailableLines({ items: [{ sequenceNum: 1 }], exceptions })).toEqual([]);
});

it('a delivery below the minimum of its cafe says what is missing (CAFE-09)', () => {
  expect([missingForDelivery(1500, 1042), missingForDelivery(1500, 1500), missingForDelivery(1500, 1501)]).toEqual([458, 0, 0]);
  expect(missingForDelivery(null, 0)).toBe(0);
});

it('A line that cannot be ordered does not count in the subtotal (CART-24)', () => {
  const items = [
    { sequenceNum: 1, totalPrice: 6.49 },
    { sequenceNum: 2, totalPrice: 12.1 },
    { sequenceNum: 3, totalPrice: 0.2 },
  ];
  expect(orderableSubtotal(items, [])).toBe(1879);
  expect(orderableSubtotal(items, [{ sequenceNum: 2 }, { sequenceNum: 9 }])).toBe(669);
  expect(orderableSubtotal([], [])).toBe(0);
});

it('a line that is sold out or not sold at the time can come in with another order, and one that is unknown cannot', () => {
  expect([dependsOnOrder(soldOut), dependsOnOrder('cart.validation.item.unavailable')]).toEqual([true, true]);
  expect([dependsOnOrder('cart.validation.item.unknown'), dependsOnOrder('cart.validation.status')]).toEqual([false, false]);
});
