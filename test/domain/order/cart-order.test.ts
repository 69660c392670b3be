import { expect, it } from 'vitest';
import { isCartFor, rescheduledTo } from '#domain/order/cart-order.ts';
import { delivery, pickup, springfield } from '#model-tests/samples/orders.ts';

const later = rescheduledTo(pickup, '2026-11-20T12:00');
const summary = { destination: 'RPU', priority: 'LATER', orderFulfillmentDT: '2026-11-20T12:00:00' } as const;
const cart = { cafes: [{ id: '203' }], cartSummary: summary };

it.each([
  ['cafe', { ...cart, cafes: [{ id: '202' }] }],
  ['destination', { ...cart, cartSummary: { ...summary, destination: 'CURBSIDE' as const } }],
  ['priority', { ...cart, cartSummary: { ...summary, priority: 'ASAP', orderFulfillmentDT: null } as const }],
  ['time', { ...cart, cartSummary: { ...summary, orderFulfillmentDT: '2026-11-20T18:00' } }],
])('A cart with another %s than the order is not for it', (_field, other) => {
  expect(isCartFor(cart, later)).toBe(true);
  expect(isCartFor(other, later)).toBe(false);
});

const at = (deliveryInfo: object) => ({ ...cart, cartSummary: { ...summary, destination: 'DELIVERY' as const }, deliveryInfo });
const home = { address1: '1 Main St', address2: '', postalCode: '62701', city: 'Springfield' };
const toHome = rescheduledTo(delivery, '2026-11-20T12:00');

it.each([
  ['house', { ...home, address1: '2 Main St' }],
  ['street', { ...home, address1: '1 Maine St' }],
  ['side of the street', { ...home, address1: '1 North Main St' }],
  ['street without a number', { ...home, address1: 'Main St' }],
  ['apartment', { ...home, address2: 'Apt 9' }],
  ['apartment in the line of the street', { ...home, address1: '1 Main St Apt 9' }],
  ['ZIP code', { ...home, postalCode: '62702' }],
  ['door', { ...home, instructions: 'Back door' }],
  ['door, which is none', { ...home, instructions: '' }],
])('A cart that goes to another %s than the order is not for it (decision 005)', (_field, other) => {
  expect(isCartFor(at(home), toHome)).toBe(true);
  expect(isCartFor(at(other), toHome)).toBe(false);
});

const toApartment = { ...toHome, address: { ...springfield, address1: '1 North Main Street', address2: 'Apt. 3' } };

it.each([
  ['1 NORTH MAIN ST.', 'APT 3'],
  ['1 North Main Street', 'Apartment 3'],
  ['1 North Main St., Apt 3', ''],
  ['1 North Main St', '#3'],
  ['1 North Main St', 'Unit 3'],
  ['1 North Main St', null],
])('An address that the server writes as "%s", "%s" is no difference', (address1, address2) => {
  const written = { ...home, city: 'SPRINGFIELD', address1, address2, postalCode: '62701-1234', instructions: 'Side door.' };
  expect(isCartFor(at(written), toApartment)).toBe(true);
});

it('An address that the server leaves out is no difference', () => {
  expect(isCartFor(at({}), toHome)).toBe(true);
  expect(isCartFor({ ...at({}), deliveryInfo: null }, toHome)).toBe(true);
});

it('An address counts for a delivery alone, and a table for dine-in alone (decision 005)', () => {
  const atTable = { ...later, destination: 'DINEIN' as const, tableNumber: 7 };
  const dineIn = { ...cart, cartSummary: { ...summary, destination: 'DINEIN' as const } };
  const onTable = (pagerNum: number | null) => ({ ...dineIn, cafes: [{ id: '203', pagerNum }] });
  expect([7, 8, null].map((table) => isCartFor(onTable(table), atTable))).toEqual([true, false, true]);
  expect(isCartFor({ ...cart, cafes: [{ id: '203', pagerNum: 8 }], deliveryInfo: { ...home, address1: '2 Main St' } }, later)).toBe(true);
});

it('A cart for as soon as possible is not for a later order, and the other way round', () => {
  const soon = { ...cart, cartSummary: { ...summary, priority: 'ASAP', orderFulfillmentDT: null } as const };
  expect([isCartFor(soon, pickup), isCartFor(soon, later), isCartFor(cart, pickup)]).toEqual([true, false, false]);
});

it('A field that the server leaves out is no difference', () => {
  expect(isCartFor({ cafes: [], cartSummary: {} }, later)).toBe(true);
});
