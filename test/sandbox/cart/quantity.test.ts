import { describe, expect, test } from 'vitest';
import type { QuantityRuleset } from '#contract/quantity-rules.ts';
import { exceptionKeys } from '#contract/reason-codes.ts';
import { add, changeQuantity, modify } from '#sandbox/world/cart/edits.ts';
import { inspect } from '#sandbox/world/cart/inspect.ts';
import { limitFor } from '#sandbox/world/cart/quantity.ts';
import { asking, cafe, cartFor, lunch, sold } from './setting.ts';

describe('QTY worked examples', () => {
  const dates = { ruleEffFromDate: '2026-03-01', ruleEffToDate: '2026-03-31' };
  const range = (fromOffset: number, toOffset: number, qtyLimit: number) => ({ fromOffset, toOffset, qtyLimit });
  const rules: QuantityRuleset[] = [
    { ...dates, itemIds: ['101'], dayOffset: [range(0, 0, 6), range(1, 2, 12), range(3, 30, 48)] },
    { ...dates, itemIds: ['101', '102'], dayOffset: [range(0, 1, 10)] },
  ];

  test.each([
    ['2026-03-09', 6],
    ['2026-03-10', 10],
    ['2026-03-11', 12],
    ['2026-03-12', 48],
  ])('E-19: item 101 for %s may be there %i times', (day, limit) => {
    expect(limitFor('101', rules, '2026-03-09', day)).toBe(limit);
  });

  test('E-20: shortly before midnight the next day is one day ahead', () => {
    expect(limitFor('101', rules, '2026-03-09', '2026-03-10')).toBe(10);
  });

  test('no rule, no limit', () => {
    expect(limitFor('103', rules, '2026-03-09', '2026-03-09')).toBeNull();
    expect(limitFor('101', rules, '2026-03-09', '2026-04-01')).toBeNull();
  });
});

describe('a cart', () => {
  const cake = (quantity: number) => asking(5205, { quantity });
  const itemId = sold(5205).itemId;

  test('takes two celebration cakes for today, says so about a third, and stays as it was', () => {
    const { cart } = add(cartFor(), [cake(2)], lunch);
    const third = add(cart, [cake(1)], lunch);
    expect(third.cart).toBe(cart);
    expect(third.exceptions).toEqual([
      { i18nKey: exceptionKeys.quantityLimit, itemId, name: 'Celebration Cake, 8 inch', sequenceNum: null, maximumAllowed: 2 },
    ]);
  });

  test('counts the same thing over all lines, but not the line that is edited (AMB-50)', () => {
    const { cart } = add(cartFor(), [cake(1), cake(1)], lunch);
    expect(changeQuantity(cart, 1, 1, lunch).exceptions).toHaveLength(1);
    expect(modify(cart, [{ ...cake(1), sequenceNum: 1 }], lunch).exceptions).toEqual([]);
    expect(modify(cart, [{ ...cake(2), sequenceNum: 1 }], lunch).exceptions).toHaveLength(1);
  });

  test('has 99 of one line at most, and without a rule as many lines as the guest likes (AMB-07)', () => {
    const { cart } = add(cartFor(), [asking(7202, { quantity: 99 })], lunch);
    expect(add(cart, [asking(7202, { quantity: 99 })], lunch).exceptions).toEqual([]);
    expect(changeQuantity(cart, 1, 1, lunch).exceptions).toMatchObject([{ maximumAllowed: 99 }]);
  });

  test('takes six for tomorrow', () => {
    const tomorrow = cartFor({ priority: 'LATER', fulfilment: '2026-11-21T12:00' });
    expect(add(tomorrow, [cake(6)], lunch).exceptions).toEqual([]);
    expect(add(tomorrow, [cake(7)], lunch).exceptions).toMatchObject([{ maximumAllowed: 6 }]);
  });

  test('as soon as possible is today, even when it is ready after midnight (AMB-07)', () => {
    const late = { ...lunch, now: '2026-11-20T23:50' };
    expect(add(cartFor(), [cake(2)], late).exceptions).toEqual([]);
    expect(add(cartFor(), [cake(3)], late).exceptions).toMatchObject([{ maximumAllowed: 2 }]);
  });

  test('says what is too much after its day has changed', () => {
    const { cart } = add(cartFor({ priority: 'LATER', fulfilment: '2026-11-21T12:00' }), [cake(6)], lunch);
    const today = { ...cart, priority: 'ASAP' as const, fulfilment: null };
    expect(inspect(today, lunch).exceptions).toMatchObject([{ i18nKey: exceptionKeys.quantityLimit, sequenceNum: 1, maximumAllowed: 2 }]);
  });

  test('is no larger than another company’s bag (QTY-04)', () => {
    const setting = { ...lunch, cafe: { ...cafe, deliveryProvider: 'Fleetfoot' } };
    const delivery = cartFor({ destination: 'DELIVERY' });
    expect(add(delivery, [asking(7202, { quantity: 10 })], setting).exceptions).toEqual([]);
    expect(add(delivery, [asking(7202, { quantity: 40 })], setting).exceptions).toMatchObject([
      { i18nKey: exceptionKeys.thirdPartyLimit, maximumAllowed: 250 },
    ]);
    expect(add(delivery, [asking(7202, { quantity: 40 })], lunch).exceptions).toEqual([]);
  });

  test('has fewer whenever the guest likes, and none of a line that is down to nothing', () => {
    const { cart } = add(cartFor(), [cake(2), asking(7202)], lunch);
    const fewer = changeQuantity(cart, 1, -1, lunch).cart;
    expect(fewer.lines.map(({ asked }) => asked.quantity)).toEqual([1, 1]);
    expect(changeQuantity(fewer, 1, -1, lunch).cart.lines.map(({ sequenceNum }) => sequenceNum)).toEqual([2]);
  });

  test('never has two lines with one number', () => {
    const { cart } = add(cartFor(), [cake(1)], lunch);
    const emptied = changeQuantity(cart, 1, -1, lunch).cart;
    expect(add(emptied, [cake(1)], lunch).cart.lines.map(({ sequenceNum }) => sequenceNum)).toEqual([2]);
  });
});
