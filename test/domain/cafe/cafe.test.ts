import { describe, expect, it } from 'vitest';
import { customizationsMax } from '#domain/cafe/cafe.ts';
import { formatMiles, isNearEnough, milesFrom, radiusOfZoom } from '#domain/cafe/distance.ts';
import { judgeGeocode } from '#domain/cafe/geocode.ts';
import { destinationAt, supportedBy, supports } from '#domain/cafe/services.ts';
import { destinations } from '#domain/order/order.ts';

describe('what a cafe offers', () => {
  it('E-28 is valid for what it says it has, and for nothing else (CAFE-01 to -05)', () => {
    const cafe = { hasInCafePickup: true, hasCurbside: true };
    expect(destinations.filter((destination) => supports(cafe, destination))).toEqual(['RPU', 'CURBSIDE']);
  });

  it.each([
    ['what was chosen', { hasDineIn: true, hasInCafePickup: true }, 'DINEIN', 'DINEIN'],
    ['the first that it has', { hasDineIn: true, hasDriveThruPickup: true }, 'CURBSIDE', 'DRIVE_THRU'],
    ['pickup where it has nothing', {}, 'DELIVERY', 'RPU'],
  ] as const)('takes %s (CAFE-06, OPEN-10)', (_, cafe, chosen, taken) => expect(destinationAt(cafe, chosen)).toBe(taken));

  it('lists what it offers, the usual first', () => {
    expect(supportedBy({ hasDelivery: true, hasCurbside: true, hasInCafePickup: true })).toEqual(['RPU', 'CURBSIDE', 'DELIVERY']);
  });
});

describe('a geocoded address', () => {
  const typed = '1 Main St, Springfield, IL 62701';

  it.each([
    ['(a) valid, the same text', { status: 'valid', formattedAddress: typed }, 'accepted'],
    ['(b) valid, another text', { status: 'valid', formattedAddress: '1 Main Street, Springfield, IL 62701' }, 'didYouMean'],
    ['(c) invalid', { status: 'invalid', formattedAddress: '' }, 'invalid'],
    ['(d) any other status', { status: 'PARTIAL', formattedAddress: '' }, 'unrecognized'],
  ] as const)('E-29 %s (CAFE-22 to -25)', (_, found, verdict) => expect(judgeGeocode(typed, found)).toBe(verdict));

  it('does not ask about case and space', () => {
    expect(judgeGeocode('  1 main st,  springfield, il 62701 ', { status: 'VALID', formattedAddress: typed })).toBe('accepted');
  });
});

describe('E-30 distances (CAFE-21)', () => {
  it.each([
    [1609, '1.0'],
    [804, '0.5'],
    [5000, '3.1'],
  ])('%i m are %s miles', (meters, miles) => expect(formatMiles(meters)).toBe(miles));

  it.each([
    [13, 6000],
    [12, 12_000],
    [10, 48_000],
  ])('zoom %i shows %i m', (zoom, meters) => expect(radiusOfZoom(zoom)).toBe(meters));

  it('A cafe up to 100 miles away is offered for an order, a farther one is not', () => {
    expect([0, 160_934, 160_936, 3_200_000].map(isNearEnough)).toEqual([true, true, false, false]);
  });

  it('zoom 13 searches 3.7 miles (CAFE-27)', () => expect(milesFrom(radiusOfZoom(13)).toFixed(1)).toBe('3.7'));
});

it('one item has as many customizations as its cafe says, none where that is 0, and 5 where it says nothing (PRODUCT-05, CAFE-13)', () => {
  expect([customizationsMax(3), customizationsMax(0), customizationsMax(undefined)]).toEqual([3, 0, 5]);
});
