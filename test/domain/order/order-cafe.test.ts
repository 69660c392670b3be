import { expect, it } from 'vitest';
import { orderCafeFrom } from '#domain/order/order-cafe.ts';
import { found203 } from '#model-tests/samples/cafes.ts';

it.each([
  ['every way', { hasInCafePickup: true, hasDriveThruPickup: true, hasCurbside: true }, ['RPU', 'DRIVE_THRU', 'CURBSIDE']],
  ['no curbside pickup', { hasInCafePickup: true, hasDriveThruPickup: true }, ['RPU', 'DRIVE_THRU']],
  ['one way', { hasInCafePickup: true, hasDelivery: true, hasDineIn: true }, undefined],
  ['none', { hasDelivery: true }, undefined],
] as const)('the ways to pick up at a cafe with %s (CAFE-01, CAFE-04, CAFE-05)', (_, services, ways) => {
  expect(orderCafeFrom({ ...found203, services }).pickupWays).toEqual(ways);
});
