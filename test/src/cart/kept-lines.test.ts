import { expect, it } from 'vitest';
import { unansweredLines } from '#domain/order/lost-lines.ts';
import { forgetOtherLines, keepLines, keptLines } from '#src/flows/cart/kept-lines.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';

it('An answer counts whatever the allergens are called, until the line is another one (MENU-11, CART-27)', () => {
  const storage = memoryStorage();
  const line = { sequenceNum: 1, name: 'Soup', allergens: ['MILK, DAIRY', 'TREE NUTS'] };
  keepLines(storage, 'cart', [line]);
  expect(unansweredLines('cart', [line], keptLines(storage))).toEqual([]);
  expect(unansweredLines('cart', [{ ...line, allergens: ['MILK'] }], keptLines(storage))).toHaveLength(1);
  forgetOtherLines(storage, ['cart 2']);
  expect(unansweredLines('cart', [line], keptLines(storage))).toEqual([line]);
});

it('A value of another shape is no answer', () => {
  const storage = memoryStorage();
  storage.setItem('cart.keptLines', '{');
  expect(keptLines(storage)).toEqual([]);
});
