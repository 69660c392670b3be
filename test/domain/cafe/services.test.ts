import { expect, it } from 'vitest';
import { destinationAt, supportedBy, type CafeServices } from '#domain/cafe/services.ts';

it.for(['RPU', 'DRIVE_THRU', 'CURBSIDE', 'DINEIN', 'DELIVERY'] as const)('a cafe with %s alone offers that (CAFE-06, OPEN-10)', (only) => {
  const flags = {
    RPU: 'hasInCafePickup',
    DELIVERY: 'hasDelivery',
    DINEIN: 'hasDineIn',
    DRIVE_THRU: 'hasDriveThruPickup',
    CURBSIDE: 'hasCurbside',
  };
  const cafe: CafeServices = { [flags[only]]: true };
  expect(supportedBy(cafe)).toEqual([only]);
  expect(destinationAt(cafe, only === 'RPU' ? 'DINEIN' : 'RPU')).toBe(only);
});
