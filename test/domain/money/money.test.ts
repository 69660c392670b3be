import { fc } from '#test/kit/fast-check.ts';
import { expect, it } from 'vitest';
import { centsFrom, dollarsFrom, formatCents } from '#domain/money/money.ts';

it.for([
  [9.79, 979],
  [0.1 + 0.2, 30],
  [1.005, 101],
  [-1.005, -101],
  [0, 0],
  [1e-7, 0],
  [12_345_678.9, 1_234_567_890],
])('CONSTANTS-01, ALLOC-12: %d dollars are %d cents', ([dollars, cents]) => expect(centsFrom(dollars!)).toBe(cents));

it('gives back every amount that it took', () => {
  fc.assert(fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (cents) => centsFrom(dollarsFrom(cents)) === cents));
});

it.for([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (amount) => expect(() => centsFrom(amount)).toThrow(RangeError));

it('CONSTANTS-01: reads as US dollars with two decimals', () => expect(formatCents(123_456)).toBe('$1,234.56'));

it('CONSTANTS-01: reads every amount as the formatter of the runtime does', () => {
  const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (cents) => formatCents(cents) === usd.format(cents / 100)),
  );
});
