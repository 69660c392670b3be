import { expect, it } from 'vitest';
import { quantityLimit } from '#domain/quantity/limit.ts';

it('limits only on the days that a rule is for (QTY-02)', () => {
  const rules = [
    {
      ruleEffFromDate: '2026-01-01',
      ruleEffToDate: '2026-12-31',
      itemIds: ['1'],
      dayOffset: [{ fromOffset: 1, toOffset: 2, qtyLimit: 6 }],
    },
  ];
  const limit = (day: string) => quantityLimit('1', rules, '2026-11-21', day);
  expect([limit('2026-11-21'), limit('2026-11-22'), limit('2026-11-23'), limit('2026-11-24')]).toEqual([null, 6, 6, null]);
});
