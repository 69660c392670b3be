import { describe, expect, it } from 'vitest';
import { centsFrom } from '#domain/money/money.ts';

describe('money (E-21)', () => {
  it.for([
    [1e-7, 0],
    [-0.001, 0],
    [1e3, 100_000],
    [-1.005, -101],
  ] as const)('%d dollars are %d cents', ([dollars, cents]) => {
    expect(centsFrom(dollars)).toBe(cents);
  });

  it('is no amount where it is not finite', () => {
    expect(() => centsFrom(Number.NaN)).toThrow('NaN is not an amount.');
  });
});
