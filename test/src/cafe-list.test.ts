import { describe, expect, it } from 'vitest';
import { found203 } from '#model-tests/samples/cafes.ts';
import { hoursOf, orderLabelOf, standingOf } from '#src/flows/cafe-search/cafe-facts.ts';
import { townAt } from '#src/flows/kit/map/town.ts';

const now = '2026-11-20T11:30';
const closed = { isOpen: false, closesAt: null };

describe('a cafe in words', () => {
  it('says until when it is open', () => expect(hoursOf(found203, now)).toBe('Open until 9:00 PM'));
  it.each([
    ['2026-11-20T16:00', 'Opens today at 4:00 PM', 'Order for later'],
    ['2026-11-21T06:00', 'Opens tomorrow at 6:00 AM', 'Order for tomorrow'],
    ['2026-11-23T06:00', 'Opens Mon, Nov 23 at 6:00 AM', 'Order for later'],
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
