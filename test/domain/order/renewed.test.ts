import { expect, it } from 'vitest';
import { lacksLeadMinutes, renewedOrder } from '#domain/order/renewed.ts';
import { isSameOrder } from '#domain/order/same-order.ts';
import { delivery, pickup } from '#model-tests/samples/orders.ts';

const read = { cafe: pickup.cafe, destination: 'RPU', leadMinutes: 30 } as const;

it('An order as soon as possible takes the minutes that its kitchen names now, and still asks for the same (AVAIL-01)', () => {
  const renewed = renewedOrder(pickup, read);
  expect(renewed).toEqual({ ...pickup, schedule: { priority: 'ASAP', leadMinutes: 30 } });
  expect(isSameOrder(renewed, pickup)).toBe(true);
});

it('An order for a time of its own takes the terms of its cafe alone (AVAIL-01, CAFE-09)', () => {
  const later = { ...delivery, schedule: { priority: 'LATER', at: '2026-11-20T12:00' } } as const;
  const cafe = { ...later.cafe, deliveryMinimum: 2000 };
  const renewed = renewedOrder(later, { cafe, destination: 'DELIVERY', leadMinutes: 30 });
  expect(renewed).toEqual({ ...later, cafe });
  expect(isSameOrder(renewed, later)).toBe(true);
});

it.each([
  ['nothing is new', pickup, { ...read, leadMinutes: 12, cafe: { ...pickup.cafe } }],
  ['the kitchen takes no orders', pickup, { ...read, leadMinutes: null }],
  ['it is made as it comes', { ...pickup, schedule: { priority: 'ASAP', leadMinutes: 0 } } as const, read],
  ['another cafe was read', pickup, { ...read, cafe: { ...pickup.cafe, id: '202' } }],
  ['it was read for another destination', delivery, read],
])('An order stays the same value where %s (AVAIL-01)', (_, order, found) => {
  expect(renewedOrder(order, found)).toBe(order);
});

it('Only an order as soon as possible waits for the minutes of a kitchen that takes none now (SLOTS-10)', () => {
  expect(lacksLeadMinutes(pickup, { leadMinutes: null })).toBe(true);
  expect(lacksLeadMinutes(pickup, { leadMinutes: 12 })).toBe(false);
  expect(lacksLeadMinutes({ schedule: { priority: 'ASAP', leadMinutes: 0 } }, { leadMinutes: null })).toBe(false);
  expect(lacksLeadMinutes({ schedule: { priority: 'LATER', at: '2026-11-20T12:00' } }, { leadMinutes: null })).toBe(false);
});
