import { describe, expect, it } from 'vitest';
import { cafeForPickup, listedCafes } from '#domain/cafe/found-cafes.ts';
import { found203 } from '#model-tests/samples/cafes.ts';

const at = (cafeId: string, miles: number, changes = {}) => ({ ...found203, cafeId, distance: miles / 0.000621371, ...changes });
const closed = { isOpen: false, closesAt: null };

describe('a list of cafes', () => {
  it('shows those within the radius, and the others when asked', () => {
    const cafes = [at('1', 1), at('2', 7.9), at('3', 12)];
    expect(listedCafes(cafes, 8, false)).toMatchObject({ shown: cafes.slice(0, 2), next: cafes[2], nearCount: 2 });
    expect(listedCafes(cafes, 8, true)).toMatchObject({ shown: cafes, next: undefined });
  });
  it('shows the nearest ones where none is near', () => {
    const cafes = [at('1', 20), at('2', 30)];
    expect(listedCafes(cafes, 8, false)).toMatchObject({ shown: cafes, nearCount: 0 });
  });
  it('folds what is more than five', () => {
    const cafes = Array.from({ length: 7 }, (_, index) => at(String(index), index));
    expect(listedCafes(cafes, 8, false).shown).toHaveLength(5);
  });
  it('has the nearest open cafe first, and the nearest one where all are closed', () => {
    const [one, two] = [at('1', 1, closed), at('2', 2)];
    expect(listedCafes([one, two], 8, false).first).toBe(two);
    expect(listedCafes([one, at('3', 3, closed)], 8, false).first).toBe(one);
  });
});

describe('the cafe for a pickup where none delivers', () => {
  it('is the nearest open one within the radius', () => {
    const [one, two] = [at('1', 1, closed), at('2', 2)];
    expect(cafeForPickup([one, two, at('3', 3)], 8)).toBe(two);
  });
  it('is the nearest one where those within the radius are closed, whatever is open farther away', () => {
    const one = at('1', 1, closed);
    expect(cafeForPickup([one, at('2', 12)], 8)).toBe(one);
  });
  it('is none where none is within the radius', () => {
    expect(cafeForPickup([at('1', 20)], 8)).toBeUndefined();
    expect(cafeForPickup([], 8)).toBeUndefined();
  });
  it('CAFE-01: is one that offers pickup', () => {
    const { services } = found203;
    const withoutPickup = at('1', 1, { services: { ...services, hasInCafePickup: false } });
    const two = at('2', 2);
    expect(cafeForPickup([withoutPickup, two], 8)).toBe(two);
    expect(cafeForPickup([withoutPickup], 8)).toBeUndefined();
  });
});
