import { expect, it } from 'vitest';
import { madeAt, unansweredLines } from '#domain/order/lost-lines.ts';
import { plainLine } from '#domain/cart/line.ts';
import { forgetAdded, forgetOtherLines, keepAdded, keepLines, keptLines } from '#src/flows/cart/kept-lines.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';

it('An answer counts whatever the allergens are called, until the line is another one (MENU-11, CART-27)', () => {
  const storage = memoryStorage();
  const line = { sequenceNum: 1, name: 'Soup', made: '203:101012', isLost: true, allergens: ['MILK, DAIRY', 'TREE NUTS'] };
  keepLines(storage, 'cart', [line]);
  expect(unansweredLines('cart', [line], keptLines(storage))).toEqual([]);
  expect(unansweredLines('cart', [{ ...line, allergens: ['MILK, DAIRY', 'EGG'] }], keptLines(storage))).toHaveLength(1);
  expect(unansweredLines('cart', [{ ...line, made: '204:101012' }], keptLines(storage))).toHaveLength(1);
  expect(unansweredLines('cart', [{ ...line, allergens: null }], keptLines(storage))).toHaveLength(1);
  forgetOtherLines(storage, 'cart', [2]);
  expect(unansweredLines('cart', [line], keptLines(storage))).toEqual([line]);
});

it('A value of another shape is no answer', () => {
  const storage = memoryStorage();
  storage.setItem('cart.keptLines', '{');
  expect(keptLines(storage)).toEqual([]);
});

it('What was added anyway is agreed to at that cafe, as it was made and for what it had, until the cart is gone (MENU-11, FLAGS-10)', () => {
  const storage = memoryStorage();
  const soup = plainLine('101012', 'Soup');
  keepAdded(storage, '203', soup, ['MILK']);
  const line = { sequenceNum: 4, name: 'Soup', made: madeAt('203', soup), isLost: false, allergens: ['MILK'] };
  const asked = (more: Partial<typeof line> = {}) => unansweredLines('cart', [{ ...line, ...more }], keptLines(storage)).length;
  expect(asked()).toBe(0);
  expect(asked({ made: madeAt('204', soup) })).toBe(1);
  expect(asked({ made: madeAt('203', plainLine('101013', 'Soup')) })).toBe(1);
  expect(asked({ allergens: ['MILK', 'EGG'] })).toBe(1);
  forgetOtherLines(storage, 'cart', []);
  expect(asked()).toBe(0);
  forgetAdded(storage);
  expect(asked()).toBe(1);
});
