import { describe, expect, it } from 'vitest';
import { isHighInSodium, sodiumOf } from '#domain/product/nutrition.ts';

describe('E-39 high in sodium (PRODUCT-10)', () => {
  it.each([
    [[2299], false],
    [[2300], true],
    [[1200, 1099], false],
    [[1200, 1100], true],
    [[], false],
  ] as const)('%j mg: %s', (milligrams, isHigh) => expect(isHighInSodium(...milligrams)).toBe(isHigh));
});

it('the sodium of a product has that of its side; it is not known where one of the two is not (PRODUCT-10)', () => {
  expect(sodiumOf({ sodiumMg: 1200 }, { sodiumMg: 1100 })).toBe(2300);
  expect(sodiumOf({ sodiumMg: 1200 })).toBe(1200);
  expect(sodiumOf({ sodiumMg: 1200 }, { sodiumMg: null })).toBeNull();
});
