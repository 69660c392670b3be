import { fc } from '#test/kit/fast-check.ts';
import { describe, expect, it } from 'vitest';
import {
  dayOffset,
  limitDay,
  lineRoom,
  orderQuantityLimit,
  orderRoom,
  quantityLimit,
  type QuantityRuleset,
} from '#domain/quantity/limit.ts';

const march = { ruleEffFromDate: '2026-03-01', ruleEffToDate: '2026-03-31' };
const first: QuantityRuleset = {
  ...march,
  itemIds: ['101'],
  dayOffset: [
    { fromOffset: 0, toOffset: 0, qtyLimit: 6 },
    { fromOffset: 1, toOffset: 2, qtyLimit: 12 },
    { fromOffset: 3, toOffset: 30, qtyLimit: 48 },
  ],
};
const second: QuantityRuleset = { ...march, itemIds: ['101', '102'], dayOffset: [{ fromOffset: 0, toOffset: 1, qtyLimit: 10 }] };
const rules = [first, second];
const today = '2026-03-09';

describe('the most that one order may have', () => {
  it.each([
    ['2026-03-09', 6],
    ['2026-03-10', 10],
    ['2026-03-11', 12],
    ['2026-03-12', 48],
  ])('E-19 item 101 on %s: %i, the smallest that applies (QTY-02)', (day, limit) =>
    expect(quantityLimit('101', rules, today, day)).toBe(limit),
  );

  it('E-20 counts calendar days: 00:15 tomorrow is a day ahead of 23:30 today (QTY-03, AMB-07)', () => {
    expect(dayOffset('2026-03-09', '2026-03-10')).toBe(1);
    expect(quantityLimit('101', rules, '2026-03-09', '2026-03-10')).toBe(10);
  });

  it('is for the day of fulfilment, and as soon as possible is today (AMB-07)', () => {
    expect(limitDay({ priority: 'LATER', at: '2026-03-10T00:15' }, today)).toBe('2026-03-10');
    expect(limitDay({ priority: 'ASAP', leadMinutes: 45 }, today)).toBe(today);
    expect(limitDay(null, today)).toBe(today);
  });

  it('counts days over the end of a month, of a year and of February', () => {
    expect([dayOffset('2026-03-31', '2026-04-01'), dayOffset('2026-12-31', '2027-01-02'), dayOffset('2028-02-28', '2028-03-01')]).toEqual([
      1, 2, 2,
    ]);
  });

  it('is for the items of a rule only', () => {
    expect(quantityLimit('102', rules, today, today)).toBe(10);
    expect(quantityLimit('103', rules, today, today)).toBeNull();
  });

  it('is none without a rule, and none for days that no range has (AMB-07)', () => {
    expect(quantityLimit('101', [], today, today)).toBeNull();
    expect(quantityLimit('102', rules, today, '2026-03-11')).toBeNull();
  });

  it('holds by the day of fulfilment, the first and the last included (QTY-03, AMB-07)', () => {
    const limitOn = (from: string, day: string) => quantityLimit('101', [first], from, day);
    expect(limitOn('2026-02-28', '2026-02-28')).toBeNull();
    expect(limitOn('2026-02-28', '2026-03-01')).toBe(12);
    expect(limitOn('2026-03-31', '2026-03-31')).toBe(6);
    expect(limitOn('2026-03-31', '2026-04-01')).toBeNull();
  });

  it('never grows with one more rule', () => {
    const limit = fc.integer({ min: 1, max: 99 });
    const ruleset = fc.record({
      ruleEffFromDate: fc.constant('2026-03-01'),
      ruleEffToDate: fc.constant('2026-03-31'),
      itemIds: fc.subarray(['101', '102']),
      dayOffset: fc.array(fc.record({ fromOffset: fc.constant(0), toOffset: fc.nat(3), qtyLimit: limit }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(ruleset, { maxLength: 4 }), ruleset, fc.nat(4), (known, more, ahead) => {
        const day = Temporal.PlainDate.from(today).add({ days: ahead }).toString();
        const [before, after] = [known, [...known, more]].map((all) => quantityLimit('101', all, today, day) ?? Infinity);
        expect(after).toBeLessThanOrEqual(before ?? 0);
      }),
    );
  });
});

describe('the room for one line (AMB-50)', () => {
  const line = (sequenceNum: number, itemId: string, quantity: number) => ({ sequenceNum, itemId, quantity });
  const lines = [line(1, '101', 2), line(2, '101', 3), line(3, '102', 4)];

  it('is what the other lines of the item leave of its limit, and says how many they have', () => {
    expect(lineRoom('101', 6, lines, null)).toEqual({ max: 1, inCart: 5 });
    expect(lineRoom('102', 6, lines, null)).toEqual({ max: 2, inCart: 4 });
    expect(lineRoom('103', 6, lines, null)).toEqual({ max: 6, inCart: 0 });
  });

  it('does not count the line that is changed', () => expect(lineRoom('101', 6, lines, 2)).toEqual({ max: 4, inCart: 2 }));

  it('is never below 0', () => expect(lineRoom('101', 4, lines, null)).toEqual({ max: 0, inCart: 5 }));

  it('is 99 without a rule, whatever other lines have: no rule is no limit (AMB-07)', () => {
    expect(lineRoom('101', null, lines, null)).toEqual({ max: 99, inCart: 0 });
    expect(lineRoom('101', null, [line(1, '101', 99)], null)).toEqual({ max: 99, inCart: 0 });
  });

  it('is 99 where a rule allows more, and what is left of the rule below that', () => {
    expect(lineRoom('103', 500, lines, null)).toEqual({ max: 99, inCart: 0 });
    expect(lineRoom('101', 200, [line(1, '101', 99)], null)).toEqual({ max: 99, inCart: 0 });
    expect(lineRoom('101', 150, [line(1, '101', 99)], null)).toEqual({ max: 51, inCart: 99 });
  });
});

describe('the room in an order (QTY-02, AMB-50)', () => {
  const now = `${today}T23:30`;
  const line = (sequenceNum: number, quantity: number) => ({ sequenceNum, itemId: '101', quantity });
  const limits = { rulesets: rules, schedule: null, now };

  it('is counted for the day of the order, by the time of the cafe (QTY-03, AMB-07)', () => {
    const tomorrow = { ...limits, schedule: { priority: 'LATER', at: '2026-03-10T00:15' } as const };
    expect([orderQuantityLimit('101', limits), orderQuantityLimit('101', tomorrow)]).toEqual([6, 10]);
    expect(orderRoom('101', limits, [line(1, 4)], null)).toEqual({ max: 2, inCart: 4 });
    expect(orderRoom('101', tomorrow, [line(1, 4)], null)).toEqual({ max: 6, inCart: 4 });
  });

  it('counts what is on its way into the cart, which has no number yet, and not the line that is changed', () => {
    expect(orderRoom('101', limits, [line(1, 2), line(0, 3)], null)).toEqual({ max: 1, inCart: 5 });
    expect(orderRoom('101', limits, [line(1, 2), line(0, 3)], 1)).toEqual({ max: 3, inCart: 3 });
  });

  it('is that of one line where no menu of a cafe limits it', () => {
    expect(orderRoom('101', null, [line(1, 99)], null)).toEqual({ max: 99, inCart: 0 });
  });
});
