import { describe, expect, it } from 'vitest';
import type { CartException, CartItem } from '#domain/cart/cart.ts';
import { askedAgain, havable, isAsBefore, reorderLines } from '#domain/order/reorder.ts';
import { club } from '#model-tests/samples/carts.ts';

const none = () => [];
const noBasil = { itemId: 'basil', name: 'Basil', custType: 'REMOVED', portion: 'No', originalItemId: null } as const;
const line = (sequenceNum: number, changes: Partial<CartItem> = {}): CartItem => ({ ...club, ...changes, sequenceNum });
const exception = (itemId: string, i18nKey: string): CartException => ({
  i18nKey,
  itemId,
  name: null,
  sequenceNum: null,
  maximumAllowed: null,
});

describe('An order of before beside what can be had of it now (CART-06)', () => {
  it('is as it was where every line is there with its choices, quantity and price, wherever it stands', () => {
    const before = [line(1), line(2, { itemId: 'soup', ingredients: [noBasil] })];
    const now = [line(7, { itemId: 'soup', ingredients: [noBasil] }), line(8)];
    const lines = reorderLines(before, { items: now, exceptions: [] }, none);
    expect(lines.map(({ changes }) => changes)).toEqual([[], []]);
    expect(isAsBefore(lines)).toBe(true);
    expect(askedAgain(lines, false).map(({ line: { itemId } }) => itemId)).toEqual([club.itemId, 'soup']);
  });

  it('names what is gone with the reason of the server, and puts nothing in its place', () => {
    const before = [line(1), line(2, { itemId: 'soup' })];
    const offer = { items: [line(1), line(2, { itemId: 'chowder' })], exceptions: [exception('soup', 'cart.validation.item.stockout')] };
    const lines = reorderLines(before, offer, none);
    expect(lines[1]).toMatchObject({ now: null, changes: [{ kind: 'gone', reason: 'cart.validation.item.stockout' }] });
    expect(havable(lines, true).map(({ itemId }) => itemId)).toEqual([club.itemId]);
  });

  it('counts what the server marks as unavailable as gone', () => {
    const lines = reorderLines([line(1)], { items: [line(1, { isUnavailable: true })], exceptions: [] }, none);
    expect(lines[0]).toMatchObject({ now: null, changes: [{ kind: 'gone', reason: null }] });
    expect(isAsBefore(lines)).toBe(false);
  });

  it.for([
    ['another price', { amount: 1100, totalPrice: 1100 }, [{ kind: 'price', from: 1000, to: 1100 }]],
    ['other choices', { ingredients: [noBasil] }, [{ kind: 'choices' }]],
    ['another number', { quantity: 2 }, [{ kind: 'quantity', from: 1, to: 2 }]],
  ] as const)('names %s', ([, now, changes]) => {
    const lines = reorderLines([line(1)], { items: [line(1, now)], exceptions: [] }, none);
    expect(lines[0]?.changes).toEqual(changes);
    expect(isAsBefore(lines)).toBe(false);
  });

  it('lets equal lines find each other before one of the same item that was changed', () => {
    const before = [line(1), line(2, { ingredients: [noBasil] })];
    const lines = reorderLines(before, { items: [line(5, { ingredients: [noBasil] })], exceptions: [] }, none);
    expect(lines.map(({ changes }) => changes.map(({ kind }) => kind))).toEqual([['gone'], []]);
  });

  it('leaves out what the guest avoids unless they say so (MENU-11, FLAGS-10)', () => {
    const before = [line(1), line(2, { itemId: 'soup' })];
    const lines = reorderLines(before, { items: before, exceptions: [] }, ({ itemId }) => (itemId === 'soup' ? ['MILK'] : []));
    expect(isAsBefore(lines)).toBe(false);
    expect([havable(lines, false).length, havable(lines, true).length]).toEqual([1, 2]);
    expect(askedAgain(lines, true).map(({ accepted }) => accepted)).toEqual([[], ['MILK']]);
  });

  it('has nothing to add of an order without lines', () => {
    expect(isAsBefore([])).toBe(false);
    expect(havable([], true)).toEqual([]);
  });
});
