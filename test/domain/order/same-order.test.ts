import { expect, it } from 'vitest';
import { orderKey, isSameOrder } from '#domain/order/same-order.ts';
import { delivery, pickup, springfield } from '#model-tests/samples/orders.ts';

const { instructions, address2, ...geocoded } = springfield;

it('An order whose fields come in another order is the same (ORD-SETUP-24)', () => {
  const stored = { ...delivery, address: { instructions, address2, ...geocoded } };
  expect(JSON.stringify(stored)).not.toBe(JSON.stringify(delivery));
  expect(isSameOrder(stored, delivery)).toBe(true);
  expect(orderKey(stored)).toBe(orderKey(delivery));
});

it.each([
  ['destination', { ...delivery, destination: 'CURBSIDE' } as const],
  ['cafe', { ...delivery, cafe: { ...delivery.cafe, id: '202' } }],
  ['address', { ...delivery, address: { ...springfield, address2: 'Apt 2' } }],
  ['time', { ...delivery, schedule: { priority: 'LATER', at: '2026-11-20T12:00' } } as const],
  ['kind of address', { ...delivery, address: null }],
  ['table', { ...delivery, tableNumber: 7 }],
])('An order with another %s is another order', (_field, other) => {
  expect(isSameOrder(other, delivery)).toBe(false);
});

it('An order without an address is the same as its copy', () => {
  expect(isSameOrder({ ...pickup }, pickup)).toBe(true);
});

it('An order whose cafe says something new of itself, or needs longer, asks for the same (AVAIL-01)', () => {
  const cafe = { ...delivery.cafe, phone: '2175550199', deliveryMinimum: 2000 };
  expect(isSameOrder({ ...delivery, cafe, schedule: { priority: 'ASAP', leadMinutes: 45 } }, delivery)).toBe(true);
});
