import { expect, it } from 'vitest';
import { contentsOf, hasSameLines, isSameOtherwise, type OrderContents } from '#domain/cart/contents.ts';
import { cart as sample } from '#model-tests/samples/carts.ts';

const cart: OrderContents = {
  ...sample,
  cafes: [{ id: '203', pagerNum: 7 }],
  cartSummary: {
    ...sample.cartSummary,
    destination: 'DELIVERY',
    priority: 'LATER',
    orderFulfillmentDT: '2026-11-20T12:00',
    specialInstructions: 'No onions',
  },
  customer: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '5551234567' },
  deliveryInfo: {
    address1: '1 Main St',
    address2: '',
    city: 'Springfield',
    postalCode: '62701',
    instructions: 'Side door',
    phone: '5551234567',
  },
};
const { cartSummary: summary, customer, deliveryInfo } = cart;
const agreed = contentsOf(cart);

it.each<[string, Partial<OrderContents>]>([
  ['cafe', { cafes: [{ id: '204', pagerNum: 7 }] }],
  ['table', { cafes: [{ id: '203', pagerNum: 8 }] }],
  ['destination', { cartSummary: { ...summary, destination: 'RPU' } }],
  ['time', { cartSummary: { ...summary, orderFulfillmentDT: '2026-11-20T18:00' } }],
  ['kind of time', { cartSummary: { ...summary, priority: 'ASAP' } }],
  ['wish', { cartSummary: { ...summary, specialInstructions: '' } }],
  ['name', { customer: { ...customer, firstName: 'Bo' } as OrderContents['customer'] }],
  ['phone', { customer: { ...customer, phone: '5550000000' } as OrderContents['customer'] }],
  ['street', { deliveryInfo: { ...deliveryInfo, address1: '1 Elm St' } as OrderContents['deliveryInfo'] }],
  ['apartment', { deliveryInfo: { ...deliveryInfo, address2: 'Apt 9' } as OrderContents['deliveryInfo'] }],
  ['door', { deliveryInfo: { ...deliveryInfo, instructions: 'Back door' } as OrderContents['deliveryInfo'] }],
])('another %s is another order of the same food (SUBMIT-01)', (_, change) => {
  const now = contentsOf({ ...cart, ...change });
  expect([isSameOtherwise(agreed, now), hasSameLines(agreed, now)]).toEqual([false, true]);
});

const bare = { address1: '1 Main St', city: 'Springfield', postalCode: '62701', phone: '5551234567' };
it.each<[string, Partial<OrderContents>, Partial<OrderContents>]>([
  ['apartment', { deliveryInfo: bare as never }, { deliveryInfo: { ...bare, address2: 'Apt 9' } as never }],
  ['door', { deliveryInfo: bare as never }, { deliveryInfo: { ...bare, instructions: 'Back door' } as never }],
  ['wish', { cartSummary: { ...summary, specialInstructions: null } as never }, {}],
])('a new %s is another order where the server leaves out what is empty (SUBMIT-01)', (_, before, after) => {
  const [one, other] = [contentsOf({ ...cart, ...before }), contentsOf({ ...cart, ...after })];
  expect([isSameOtherwise(one, other), isSameOtherwise(other, one)]).toEqual([false, false]);
});

it.each<[string, Partial<OrderContents>]>([
  ['a phone with its country', { customer: { ...customer, phone: '+1 (555) 123-4567' } as OrderContents['customer'] }],
  ['capitals', { deliveryInfo: { ...deliveryInfo, address1: '1 MAIN ST', postalCode: '62701-1234' } as OrderContents['deliveryInfo'] }],
  ['seconds', { cartSummary: { ...summary, orderFulfillmentDT: '2026-11-20T12:00:00' } }],
  ['a customer that is left out', { customer: null }],
  ['an address that is left out', { deliveryInfo: null }],
])('%s is no other order: the server may write it so (SUBMIT-01)', (_, change) => {
  expect(isSameOtherwise(agreed, contentsOf({ ...cart, ...change }))).toBe(true);
});

it('as soon as possible is the same by the minute, and a time that was just chosen is no other order', () => {
  const asap = (orderFulfillmentDT: string | null) =>
    contentsOf({ ...cart, cartSummary: { ...summary, priority: 'ASAP', orderFulfillmentDT } });
  expect(isSameOtherwise(asap('2026-11-20T12:00'), asap('2026-11-20T12:01'))).toBe(true);
  expect([isSameOtherwise(asap(null), agreed), isSameOtherwise(asap(null), agreed, true)]).toEqual([false, true]);
});

it('what is kept names no one', () => expect(agreed).not.toMatch(/ana|ruiz|main|555/i));
