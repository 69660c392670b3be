import { describe, expect, it } from 'vitest';
import { clientTypeFor, createRequest, tipFor } from '#domain/cart/create.ts';
import { delivery, pickup, springfield } from '#model-tests/samples/orders.ts';

const making = { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' };
const customer = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '5551234567' };

describe('the request that creates a cart', () => {
  it('E-44 says the lead time only as soon as possible (CART-02)', () => {
    const asap = createRequest({ ...pickup, schedule: { priority: 'ASAP', leadMinutes: 15 } }, making);
    expect(asap.cartSummary).toMatchObject({ priority: 'ASAP', leadTime: 15, orderFulfillmentDT: '2026-11-20T11:45' });
    const later = createRequest({ ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T12:30' } }, making);
    expect(later.cartSummary).toMatchObject({ priority: 'LATER', orderFulfillmentDT: '2026-11-20T12:30' });
    expect(later.cartSummary).not.toHaveProperty('leadTime');
  });

  it('E-32 as soon as possible is the time at the cafe and the lead time, also over a change of the clock and for gift cards alone (SLOTS-10, SLOTS-11)', () => {
    const soon = (leadMinutes: number): typeof pickup => ({ ...pickup, schedule: { priority: 'ASAP', leadMinutes } });
    const at = (now: string, leadMinutes: number, isGiftCardOnly = false) =>
      createRequest(soon(leadMinutes), { ...making, now, isGiftCardOnly }).cartSummary.orderFulfillmentDT;
    expect(at('2026-03-09T11:50', 15)).toBe('2026-03-09T12:05');
    expect(at('2026-03-09T23:50', 15)).toBe('2026-03-10T00:05');
    expect(at('2026-03-08T01:50', 15)).toBe('2026-03-08T03:05');
    expect(at('2026-03-09T11:50', 15, true)).toBe('2026-03-09T12:00');
  });

  it('E-45 names the customer only when complete, and not of an insecure session (CART-03, CART-04)', () => {
    expect(createRequest(pickup, { ...making, customer }).customer).toEqual(customer);
    expect(createRequest(pickup, { ...making, customer: { ...customer, phone: '' } })).not.toHaveProperty('customer');
    expect(createRequest(pickup, { ...making, customer, isInsecure: true })).not.toHaveProperty('customer');
  });

  it('leaves the words for the cafe that the cart may have where the order has none, but for gift cards (ORD-SETUP-24, EGIFT-05)', () => {
    expect(createRequest({ ...pickup, specialInstructions: 'Ring twice' }, making).cartSummary.specialInstructions).toBe('Ring twice');
    expect(createRequest(pickup, making).cartSummary).not.toHaveProperty('specialInstructions');
    expect(createRequest(pickup, { ...making, isGiftCardOnly: true }).cartSummary.specialInstructions).toBe('');
  });

  it('has cafe, table, cafe time and, for a delivery, where it goes as a normalized address (CART-01, CART-32, ADDR-01)', () => {
    expect(createRequest({ ...pickup, destination: 'DINEIN', tableNumber: 12 }, making).cafes).toEqual([{ id: '203', pagerNum: 12 }]);
    expect(createRequest(delivery, making)).toMatchObject({
      cartSummary: { currentCafeTime: '2026-11-20T11:30', destination: 'DELIVERY' },
      deliveryInfo: { address1: springfield.address1, city: 'Springfield', countryDivision: 'IL', postalCode: '62701' },
    });
    expect(createRequest(delivery, making).deliveryInfo).toMatchObject({ instructions: 'Side door', deliveryProvider: 'Own drivers' });
    expect(createRequest(pickup, making)).not.toHaveProperty('deliveryInfo');
  });
});

it('asks for dynamic prices and says that a service fee may come where the features are on (FLAGS-04, PRICING-06)', () => {
  expect(createRequest(pickup, { ...making, isDynamicallyPriced: true, hasServiceFee: true })).toMatchObject({
    applyDynamicPricing: true,
    serviceFeeSupported: true,
  });
  const without = createRequest(pickup, making);
  expect([without.applyDynamicPricing, without.serviceFeeSupported]).toEqual([undefined, undefined]);
});

describe('the tip of a cart', () => {
  it('is only for a delivery (CART-10)', () => {
    expect(tipFor('DELIVERY', 300)).toBe(300);
    expect(tipFor('RPU', 300)).toBe(0);
  });

  it('is set back to 0 for anything but a delivery, and leaves that of a delivery alone (CART-10)', () => {
    expect(createRequest(pickup, making).cartSummary).toHaveProperty('tip', 0);
    expect(createRequest(delivery, making).cartSummary).not.toHaveProperty('tip');
  });
});

it.each([
  [{ isCatering: false, isPhone: true }, 'MOBILE_WEB'],
  [{ isCatering: false, isPhone: false }, 'WEB'],
  [{ isCatering: true, isPhone: true }, 'CATERING_WEB'],
])('%o is the client type %s (GEN-08, OPEN-01)', (page, type) => expect(clientTypeFor(page)).toBe(type));
