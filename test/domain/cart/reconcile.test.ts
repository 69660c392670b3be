import { describe, expect, it } from 'vitest';
import { plainLine, type CartChange } from '#domain/cart/line.ts';
import { lineKey } from '#domain/cart/line-key.ts';
import { reconcileChange, type KnownLine } from '#domain/cart/reconcile.ts';

const soup = plainLine('101', 'Soup');
const known = (sequenceNum: number, line = soup, changeId: string | null = null): KnownLine => ({
  sequenceNum,
  itemId: line.itemId,
  quantity: line.quantity,
  key: lineKey(line),
  changeId,
});
const add: CartChange = { kind: 'add', line: soup };
const tea = { ...soup, itemId: '202', name: 'Tea' };

describe('An added line whose answer was lost', () => {
  it('is applied when the server echoes its id (CART-29)', () =>
    expect(reconcileChange('c-1', add, null, [known(1, soup, 'c-1')])).toBe('applied'));

  it('is not applied when the only new line has the id of another change', () =>
    expect(reconcileChange('c-1', add, [], [known(1, soup, 'c-9')])).toBe('notApplied'));

  it('is applied when one equal line is new, without an echo', () =>
    expect(reconcileChange('c-1', add, [known(1, tea)], [known(1, tea), known(2)])).toBe('applied'));

  it('is not applied when the lines are as before', () => expect(reconcileChange('c-1', add, [known(1)], [known(1)])).toBe('notApplied'));

  it('is not applied when only other items are new', () => expect(reconcileChange('c-1', add, [], [known(1, tea)])).toBe('notApplied'));

  it('is applied when an equal line grew by its quantity', () =>
    expect(reconcileChange('c-1', add, [known(1)], [known(1, { ...soup, quantity: 2 })])).toBe('applied'));

  it.each([
    ['two equal lines are new', [known(1), known(2)]],
    ['the new line of this item differs', [known(1, { ...soup, msgKitchen: 'hot' })]],
  ])('is unclear when %s', (_, after) => expect(reconcileChange('c-1', add, [], after)).toBe('unclear'));

  it('is unclear when an equal line grew by another quantity', () =>
    expect(reconcileChange('c-1', add, [known(1)], [known(1, { ...soup, quantity: 3 })])).toBe('unclear'));

  it('is decided without the lines before only where the item is not in the cart at all', () => {
    expect(reconcileChange('c-1', add, null, [known(1, tea)])).toBe('notApplied');
    expect(reconcileChange('c-1', add, null, [known(1)])).toBe('unclear');
  });
});

describe('Another change whose answer was lost', () => {
  const before = [known(1, { ...soup, quantity: 2 })];
  const quantity: CartChange = { kind: 'quantity', sequenceNum: 1, by: 1 };

  it('of a quantity is decided by the quantity before', () => {
    expect(reconcileChange('c-1', quantity, before, before)).toBe('notApplied');
    expect(reconcileChange('c-1', quantity, before, [known(1, { ...soup, quantity: 3 })])).toBe('applied');
    expect(reconcileChange('c-1', quantity, before, [known(1, { ...soup, quantity: 7 })])).toBe('unclear');
    expect(reconcileChange('c-1', quantity, before, [])).toBe('applied');
    expect(reconcileChange('c-1', quantity, null, before)).toBe('unclear');
    expect(reconcileChange('c-1', quantity, [known(2)], before)).toBe('unclear');
  });

  it('that removes a line is decided by the line', () => {
    expect(reconcileChange('c-1', { kind: 'remove', sequenceNum: 1 }, before, before)).toBe('notApplied');
    expect(reconcileChange('c-1', { kind: 'remove', sequenceNum: 1 }, before, [known(2)])).toBe('applied');
    expect(reconcileChange('c-1', { kind: 'remove', sequenceNum: 1, others: [2] }, before, [known(2)])).toBe('notApplied');
    expect(reconcileChange('c-1', { kind: 'remove', sequenceNum: 1, others: [2] }, before, [known(3)])).toBe('applied');
  });

  it('that modifies a line is decided by what the line is now', () => {
    const modify: CartChange = { kind: 'modify', cartId: 'cart-1', sequenceNum: 1, line: { ...soup, msgPreparedFor: 'Ana' } };
    expect(reconcileChange('c-1', modify, before, before)).toBe('notApplied');
    expect(reconcileChange('c-1', modify, before, [known(1, modify.line)])).toBe('applied');
    expect(reconcileChange('c-1', modify, before, [known(1, soup, 'c-1')])).toBe('applied');
  });
});

it('The key of a line does not depend on the order of its ingredients', () => {
  const onion = { itemId: '1', name: 'Onion', custType: 'REMOVED', portion: 'No', originalItemId: null } as const;
  const brie = { itemId: '2', name: 'Brie', custType: 'ADDED', portion: 'Extra', originalItemId: null } as const;
  expect(lineKey({ ...soup, ingredients: [onion, brie] })).toBe(lineKey({ ...soup, ingredients: [brie, onion] }));
  expect(lineKey({ ...soup, ingredients: [onion] })).not.toBe(lineKey(soup));
});
