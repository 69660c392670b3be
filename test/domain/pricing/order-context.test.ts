import { expect, it } from 'vitest';
import { isSameContext, isSamePlace, pricingContext } from '#domain/pricing/order-context.ts';
import { delivery, pickup } from '#model-tests/samples/orders.ts';

const ada = { id: 'ada', loyaltyNum: '42', subscriptions: [{ programId: '1', programOptionId: null, eligibleRedemptionCodes: ['SIP'] }] };
const now = '2026-11-20T12:00';
const guest = { now, cart: null, customer: null, isMember: false };
const lines = [{ itemId: '101012', quantity: 2, name: 'Soup' }];

it('An order context has the cafe, how and when, and what is in the cart by item and quantity (PRICING-01)', () => {
  const later = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T15:00' } } as const;
  expect(pricingContext({ ...guest, order: later, cart: { cartId: 'c-1', items: lines } })).toEqual({
    cafeId: pickup.cafe.id,
    destination: 'RPU',
    priority: 'LATER',
    orderFulfillmentDT: '2026-11-20T15:00',
    asapAt: null,
    isMember: false,
    customer: null,
    cartId: 'c-1',
    items: [{ itemId: '101012', quantity: 2 }],
  });
});

it('A customer is named only of a member (PRICING-04)', () => {
  expect(pricingContext({ order: pickup, now, cart: null, customer: ada, isMember: true }).customer).toEqual(ada);
  expect(pricingContext({ order: pickup, now, cart: null, customer: ada, isMember: false }).customer).toBeNull();
});

it('Another destination, cafe, line or member is another context; a note to the kitchen is not (CART-08)', () => {
  const first = pricingContext({ ...guest, order: pickup });
  expect(isSameContext(first, pricingContext({ ...guest, order: { ...pickup, specialInstructions: 'Napkins' } }))).toBe(true);
  const others = [
    pricingContext({ ...guest, order: { ...pickup, destination: 'CURBSIDE' } }),
    pricingContext({ ...guest, order: { ...pickup, cafe: { ...pickup.cafe, id: '204' } } }),
    pricingContext({ ...guest, order: delivery }),
    pricingContext({ ...guest, order: pickup, isMember: true }),
    pricingContext({ ...guest, order: pickup, cart: { cartId: 'c-1', items: lines } }),
  ];
  expect(others.map((other) => isSameContext(first, other))).toEqual(others.map(() => false));
  expect(others.map((other) => isSamePlace(first, other))).toEqual([false, false, false, false, true]);
  expect(isSamePlace(null, first)).toBe(false);
});

it('An order as soon as possible is another context a minute later, whose prices stand meanwhile; one for a time of its own is not (PRICING-01, SLOTS-10)', () => {
  const first = pricingContext({ ...guest, order: pickup });
  const next = pricingContext({ ...guest, order: pickup, now: '2026-11-20T12:01' });
  expect([first.asapAt, next.asapAt]).toEqual(['2026-11-20T12:12', '2026-11-20T12:13']);
  expect([isSameContext(first, next), isSamePlace(first, next)]).toEqual([false, true]);
  const later = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T15:00' } } as const;
  expect(
    isSameContext(pricingContext({ ...guest, order: later }), pricingContext({ ...guest, order: later, now: '2026-11-20T12:01' })),
  ).toBe(true);
});

it('The same customer is the same context, in whatever order the fields come (PRICING-05)', () => {
  const { id, loyaltyNum, subscriptions } = ada;
  const contextOf = (customer: typeof ada) => pricingContext({ order: pickup, now, cart: null, customer, isMember: true });
  expect(isSameContext(contextOf(ada), contextOf({ subscriptions, loyaltyNum, id }))).toBe(true);
  expect(isSameContext(contextOf(ada), contextOf({ subscriptions, loyaltyNum: '43', id }))).toBe(false);
});
