import { expect, it } from 'vitest';
import { awaitedLine } from '#domain/cart/awaited-line.ts';
import { plainLine, type CartChange, type LineChild } from '#domain/cart/line.ts';
import { pendingChange } from '#domain/cart/pending.ts';
import { club } from '#model-tests/samples/carts.ts';

const child = (itemId: string, isSide = false): LineChild => ({ itemId, name: itemId, placardId: null, isSide, ingredients: [] });
const priced = (itemId: string) => ({ ...child(itemId), size: '', imgKey: null, price: 150 });
const line = { ...club, sequenceNum: 1, changeId: 'change-0', children: [priced('melt'), priced('soup')], duplicateSequenceNums: [2] };
const cart = { cartId: 'cart-1', items: [line] };
const asked = plainLine('3', 'Large soup', 4);
const modify = { kind: 'modify', cartId: 'cart-1', sequenceNum: 1, line: asked } as const;
const more = { kind: 'quantity', sequenceNum: 1, by: 2 } as const;
const after = (...changes: readonly CartChange[]) => awaitedLine(cart, line, changes.map(pendingChange));

it('a line is changed from what waits for it: the last change, and the quantity that was asked for since (CART-15, CART-25)', () => {
  expect(after()).toBe(line);
  expect(after({ ...modify, line: { ...asked, quantity: 9 } }, modify, more)).toEqual({ ...asked, quantity: 6, sequenceNum: 1 });
  expect(after(more)).toEqual({ ...line, quantity: line.quantity + 2 });
});

it('a change of another line or of another cart leaves a line as it is, and one that is to be removed is none (CART-15, CART-25)', () => {
  expect(after({ ...modify, sequenceNum: 2 }, { ...modify, cartId: 'cart-0' }, { kind: 'add', line: asked })).toEqual(line);
  // A record of an earlier build does not say the cart.
  expect(after({ ...modify, cartId: null })).toMatchObject(asked);
  expect(after({ kind: 'remove', sequenceNum: 1 })).toBeNull();
  expect(after({ ...more, by: -line.quantity }, modify)).toBeNull();
});

it('a change that the cart has already, by the id that the server echoes, is not made again (CART-29)', () => {
  expect(awaitedLine(cart, line, [{ id: 'change-0', change: more, isSent: true }])).toEqual(line);
});

it('a part of a combo that stays as it was has its price, and one that is changed has none yet (COMBO-10)', () => {
  const other = {
    ...child('melt'),
    ingredients: [{ itemId: '1', name: 'Onion', custType: 'REMOVED', portion: 'No', originalItemId: null }],
  } as const;
  const change = { ...modify, line: { ...asked, children: [other, child('soup')] } };
  expect(after(change)?.children).toEqual([other, { ...child('soup'), price: 150 }]);
});
