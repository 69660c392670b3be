import { expect, it } from 'vitest';
import { isCartFor, rescheduledTo } from '#domain/order/cart-order.ts';
import { pickup } from '#model-tests/samples/orders.ts';

const later = rescheduledTo(pickup, '2026-11-20T12:00');
const summary = { destination: 'RPU', priority: 'LATER', orderFulfillmentDT: '2026-11-20T12:00:00' } as const;
const cart = { cafes: [{ id: '203' }], cartSummary: summary };

it.each([
  ['cafe', { ...cart, cafes: [{ id: '202' }] }],
  ['destination', { ...cart, cartSummary: { ...summary, destination: 'CURBSIDE' } }],
  ['priority', { ...cart, cartSummary: { ...summary, priority: 'ASAP', orderFulfillmentDT: null } as const }],
  ['time', { ...cart, cartSummary: { ...summary, orderFulfillmentDT: '2026-11-20T18:00' } }],
])('A cart with another %s than the order is not for it', (_field, other) => {
  expect(isCartFor(cart, later)).toBe(true);
  expect(isCartFor(other, later)).toBe(false);
});

it('A cart for as soon as possible is not for a later order, and the other way round', () => {
  const soon = { ...cart, cartSummary: { ...summary, priority: 'ASAP', orderFulfillmentDT: null } as const };
  expect([isCartFor(soon, pickup), isCartFor(soon, later), isCartFor(cart, pickup)]).toEqual([true, false, false]);
});

it('A field that the server leaves out, or spells its own way, is no difference (AMB-01)', () => {
  expect(isCartFor({ cafes: [], cartSummary: {} }, later)).toBe(true);
  expect(isCartFor({ ...cart, cartSummary: { ...summary, destination: 'TABLE' } }, { ...later, destination: 'DINEIN' })).toBe(true);
});
