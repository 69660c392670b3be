import { describe, expect, it } from 'vitest';
import { found203 } from '#model-tests/samples/cafes.ts';
import { hoursOf, orderLabelOf, standingOf } from '#src/flows/cafe-search/cafe-facts.ts';
import { shownCafes } from '#src/flows/cafe-search/shown-cafes.ts';
import { townAt } from '#src/flows/kit/map/town.ts';

const now = '2026-11-20T11:30';
const at = (cafeId: string, miles: number, changes = {}) => ({
  ...found203,
  cafeId,
  cafeLocation: { ...found203.cafeLocation, distance: miles / 0.000621371 },
  ...changes,
});
const closed = { isOpen: false, closesAt: null };

describe('a list of cafes', () => {
  it('shows those within the radius, and the others when asked', () => {
    const cafes = [at('1', 1), at('2', 7.9), at('3', 12)];
    expect(shownCafes(cafes, 8, false)).toMatchObject({ shown: cafes.slice(0, 2), next: cafes[2], nearCount: 2 });
    expect(shownCafes(cafes, 8, true)).toMatchObject({ shown: cafes, next: undefined });
  });
  it('shows the nearest ones where none is near', () => {
    const cafes = [at('1', 20), at('2', 30)];
    expect(shownCafes(cafes, 8, false)).toMatchObject({ shown: cafes, nearCount: 0 });
  });
  it('folds what is more than five', () => {
    const cafes = Array.from({ length: 7 }, (_, index) => at(String(index), index));
    expect(shownCafes(cafes, 8, false).shown).toHaveLength(5);
  });
  it('has the nearest open cafe first, and the nearest one where all are closed', () => {
    const [one, two] = [at('1', 1, closed), at('2', 2)];
    expect(shownCafes([one, two], 8, false).first).toBe(two);
    expect(shownCafes([one, at('3', 3, closed)], 8, false).first).toBe(one);
  });
});

describe('a cafe in words', () => {
  it('says until when it is open', () => expect(hoursOf(found203, now)).toBe('Open until 9:00pm'));
  it.each([
    ['2026-11-20T16:00', 'Opens today at 4:00pm', 'Order for later'],
    ['2026-11-21T06:00', 'Opens tomorrow at 6:00am', 'Order for tomorrow'],
    ['2026-11-23T06:00', 'Opens Mon, Nov 23 at 6:00am', 'Order for later'],
  ])('that opens at %s: %s', (opensAt, hours, action) => {
    const cafe = { ...found203, ...closed, opensAt };
    expect(hoursOf(cafe, now)).toBe(hours);
    expect(orderLabelOf(cafe, now)).toBe(action);
    expect(standingOf(cafe)).toEqual({ tone: 'warn', words: 'Closed now' });
  });
});

it('A place is always the same town, and another place another one', () => {
  const size = { width: 600, height: 800 };
  const springfield = { latitude: 39.8, longitude: -89.65, zoom: 12 };
  expect(townAt(springfield, size)).toEqual(townAt(springfield, size));
  expect(townAt({ ...springfield, longitude: -90.2 }, size)).not.toEqual(townAt(springfield, size));
});
