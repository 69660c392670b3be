import { expect, it } from 'vitest';
import { nextCheckMs } from '#domain/checkout/reconcile.ts';

it.each([
  [0, 0, 2_000],
  [1, 0, 2_000],
  [2, 2_000, 4_000],
  [3, 6_000, 8_000],
  [4, 14_000, 16_000],
  [5, 30_000, 30_000],
  [6, 60_000, null],
])('after check %i of an order, %i ms after it was sent, the next one follows in %s ms', (count, sinceSentMs, wait) =>
  expect(nextCheckMs({ count, sinceSentMs })).toBe(wait),
);

it('one "not placed" is never final, however long ago the order was sent', () => {
  expect(nextCheckMs({ count: 0, sinceSentMs: 3_600_000 })).toBe(2_000);
  expect(nextCheckMs({ count: 1, sinceSentMs: 3_600_000 })).toBe(2_000);
  expect(nextCheckMs({ count: 2, sinceSentMs: 3_600_000 })).toBeNull();
});

it.each([null, -3_600_000])('checks end where the time since the order was sent is %s', (sinceSentMs) => {
  expect(nextCheckMs({ count: 5, sinceSentMs })).toBe(30_000);
  expect(nextCheckMs({ count: 6, sinceSentMs })).toBeNull();
});
