import { fc } from '#test/kit/fast-check.ts';
import { expect, it } from 'vitest';
import { centsOf, isWithin, typedAmount } from '#domain/validation/amount.ts';

it.for([
  [500, true],
  [1000, true],
  [499, false],
  [1001, false],
  [undefined, false],
] as const)('%s cents are within five and ten dollars: %s (VALID-10)', ([amount, isIn]) => {
  expect(isWithin(amount, { min: 500, max: 1000 })).toBe(isIn);
});

it('has no bound where none is set (VALID-10)', () => {
  expect(isWithin(0, { max: 10 })).toBe(true);
  expect(isWithin(1e9, { min: 0 })).toBe(true);
});

it.for([
  ['12.5', '12.5'],
  ['$1,234.56', '1234.56'],
  ['1.2.3', '1.23'],
  ['12.', '12.'],
  ['abc', ''],
  ['12345678901234567', '1234567890123456'],
  ['1234567890123456.78', '1234567890123456.'],
] as const)('of %j is kept %j (VALID-11, AMB-19)', ([typed, kept]) => {
  expect(typedAmount(typed)).toBe(kept);
});

it.for([
  ['4.5', 450],
  ['12.', 1200],
  ['.05', 5],
  ['1.005', 101],
  ['0', 0],
  ['.', null],
  ['', null],
] as const)('%j dollars are %s cents (VALID-11)', ([typed, cents]) => {
  expect(centsOf(typed)).toBe(cents);
});

it('keeps at most sixteen digits and one point of anything, and what is kept as it is', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const kept = typedAmount(typed);
      expect(kept).toMatch(/^\d*\.?\d*$/);
      expect(kept.replace('.', '').length).toBeLessThanOrEqual(16);
      expect(typedAmount(kept)).toBe(kept);
    }),
  );
});
