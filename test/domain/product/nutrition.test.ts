import { describe, expect, it } from 'vitest';
import { isHighInSodium } from '#domain/product/nutrition.ts';

describe('E-39 high in sodium (PRODUCT-10)', () => {
  it.each([
    [[2299], false],
    [[2300], true],
    [[1200, 1099], false],
    [[1200, 1100], true],
    [[], false],
  ] as const)('%j mg: %s', (milligrams, isHigh) => expect(isHighInSodium(...milligrams)).toBe(isHigh));
});
