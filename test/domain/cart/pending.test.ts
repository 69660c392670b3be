import { expect, it } from 'vitest';
import { plainLine, type CartChange } from '#domain/cart/line.ts';
import { awaitedLines, pendingChange } from '#domain/cart/pending.ts';

const soup = { itemId: '1', sequenceNum: 1, quantity: 2, changeId: 'change-0' };
const bread = { itemId: '2', sequenceNum: 2, quantity: 5, changeId: null };
const after = (...changes: readonly CartChange[]) =>
  awaitedLines([soup, bread], changes.map(pendingChange)).map(({ itemId, sequenceNum, quantity }) => [itemId, sequenceNum, quantity]);
const less = { kind: 'quantity', sequenceNum: 1, by: -1 } as const;

it('a quantity that waits counts, and a line without any left is gone (CART-16, AMB-50)', () => {
  expect(after(less)).toEqual([
    ['1', 1, 1],
    ['2', 2, 5],
  ]);
  expect(after(less, less)).toEqual([['2', 2, 5]]);
  expect(after(less, { kind: 'quantity', sequenceNum: 2, by: 1 }, { ...less, by: 4 })).toEqual([
    ['1', 1, 5],
    ['2', 2, 6],
  ]);
});

it('a line that is to be removed, changed or added counts so', () => {
  expect(after({ kind: 'remove', sequenceNum: 1 })).toEqual([['2', 2, 5]]);
  expect(after({ kind: 'modify', cartId: 'cart-1', sequenceNum: 1, line: plainLine('3', 'Large soup', 4) })).toEqual([
    ['3', 1, 4],
    ['2', 2, 5],
  ]);
  expect(after({ kind: 'add', line: plainLine('2', 'Bread', 3) }).at(-1)).toEqual(['2', 0, 3]);
});

it('a change that the cart has already is not counted again, by the id that the server echoes', () => {
  const queue = [{ ...pendingChange(less), id: 'change-0', isSent: true }, pendingChange(less)];
  expect(awaitedLines([soup], queue)[0]?.quantity).toBe(1);
});
