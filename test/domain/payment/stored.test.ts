import { expect, it } from 'vitest';
import { isExpiredMonth, readExpiry } from '#domain/payment/stored.ts';

it('PAYSTORED-07 reads an expiry as month and year', () => expect(readExpiry('0931')).toBe('09 / 2031'));

it.for([
  ['1026', true],
  ['1126', false],
  ['1226', false],
  ['1225', true],
  ['0127', false],
] as const)('PAYSTORED-14 a card of %s is expired on 2026-11-21: %s', ([mmyy, isOver]) =>
  expect(isExpiredMonth(mmyy, '2026-11-21')).toBe(isOver),
);
