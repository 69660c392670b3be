import { expect, it } from 'vitest';
import type { SetUpOrder } from '#domain/order/order.ts';
import { keptTime } from '#domain/slots/kept-time.ts';
import { pickup } from '#model-tests/samples/orders.ts';

const days = [
  { date: '2026-11-20', open: '06:00', close: '01:00' },
  { date: '2026-11-21', open: '06:00', close: '21:00' },
];
const choosing = { cafeId: pickup.cafe.id, now: '2026-11-20T12:00' } as const;
const orderFor = (at: string): SetUpOrder => ({ ...pickup, schedule: { priority: 'LATER', at } });

it('The time of an order is kept where it is chosen again at the same cafe, also one after midnight (ORD-SETUP-11, SLOTS-09)', () => {
  expect(keptTime(orderFor('2026-11-21T12:30'), days, choosing)).toEqual({ day: '2026-11-21', at: '2026-11-21T12:30' });
  expect(keptTime(orderFor('2026-11-21T00:30'), days, choosing)).toEqual({ day: '2026-11-20', at: '2026-11-21T00:30' });
});

it('No time is kept of another cafe, as soon as possible, or one that has passed or is not served', () => {
  expect(keptTime(null, days, choosing)).toBeNull();
  expect(keptTime(pickup, days, choosing)).toBeNull();
  expect(keptTime(orderFor('2026-11-21T12:30'), days, { ...choosing, cafeId: '204' })).toBeNull();
  expect(keptTime(orderFor('2026-11-20T12:00'), days, choosing)).toBeNull();
  expect(keptTime(orderFor('2026-11-21T22:00'), days, choosing)).toBeNull();
});
