import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { APP_VERSION, createRequest } from '#domain/cart/create.ts';
import { delivery, pickup } from '#model-tests/samples/orders.ts';

const ana = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '5551234567' };

const making = { now: '2026-11-21T12:00', clientType: 'WEB', appVersion: '2.5.0' };

describe('a cart is asked for (CART-01 to CART-04, CART-12)', () => {
  it('with the phone of a customer who is known in full', () => {
    const { deliveryInfo, customer } = createRequest(delivery, { ...making, customer: ana });
    expect(deliveryInfo).toMatchObject({ phone: '5551234567' });
    expect(customer).toEqual(ana);
  });

  it('with the phone of a customer whose other details are missing, and none of an insecure session (CART-03, CART-12)', () => {
    expect(createRequest(delivery, { ...making, customer: { phone: ana.phone } }).deliveryInfo).toMatchObject({ phone: ana.phone });
    expect(createRequest(delivery, { ...making, customer: ana, isInsecure: true }).deliveryInfo).not.toHaveProperty('phone');
  });

  it.for([
    null,
    {},
    { ...ana, firstName: ' ' },
    { ...ana, firstName: undefined },
    { ...ana, lastName: undefined },
    { ...ana, email: undefined },
    { ...ana, phone: undefined },
    { firstName: 'Ana' },
    { lastName: 'Ruiz' },
    { email: 'a@b.co' },
  ])('without a customer who is not: %j', (customer) => {
    const request = createRequest(delivery, { ...making, customer: customer as Partial<typeof ana> | null });
    expect(request).not.toHaveProperty('customer');
    expect(request.deliveryInfo?.['phone']).toBe((customer as Partial<typeof ana> | null)?.phone);
  });

  it('for a customer by an agent inside the support tool (SUPPORT-TOOL-04, CART-05, ROLES-06)', () => {
    const salesAdmin = { firstName: 'Sam', lastName: 'Desk', email: 'sam@example.com', userName: 'sam' };
    expect(createRequest(pickup, { ...making, salesAdmin }).salesAdmin).toEqual(salesAdmin);
    expect(createRequest(pickup, making)).not.toHaveProperty('salesAdmin');
  });

  it('without a table where there is none', () => {
    expect(createRequest(pickup, making).cafes).toEqual([{ id: '203' }]);
    expect(createRequest({ ...pickup, tableNumber: 7 }, making).cafes).toEqual([{ id: '203', pagerNum: 7 }]);
  });

  it('by this version of the app (GEN-15)', () => {
    expect(APP_VERSION).toBe((JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version);
  });
});
