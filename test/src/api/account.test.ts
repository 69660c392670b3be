import { QueryClient } from '@tanstack/react-query';
import { deviceZone } from '#src/api/zone.ts';
import { expect, it } from 'vitest';
import { must } from '#domain/must.ts';
import { dayPlaced } from '#domain/order/past-order.ts';
import { foodSubscriptionsQuery, pastOrdersQuery } from '#src/api/loyalty.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import { addressesQuery, userDetailsQuery } from '#src/api/user.ts';
import { userApi } from '#src/api/user-changes.ts';
import { stubClient } from '#test/kit/stub-client.ts';

const queries = () => new QueryClient();

it('The balance of a gift card is in cents, in either word of the server, and null where it is not known (GIFTCARD-01)', async () => {
  const giftCards = [
    { giftCardNo: '1', giftCardBalance: 12.35, remainingBalance: 1 },
    { giftCardNo: '2' },
    { giftCardNo: '3', remainingBalance: 0 },
  ];
  const call = stubClient(() => ({ giftCards, paymentMethods: { creditCards: [] } }));
  await expect(queries().fetchQuery(paymentOptionsQuery(call))).resolves.toEqual({
    creditCards: [],
    giftCards: [
      { giftCardNo: '1', giftCardBalance: 1235, giftCardType: 'SVS' },
      { giftCardNo: '2', giftCardBalance: null, giftCardType: 'SVS' },
      { giftCardNo: '3', giftCardBalance: 0, giftCardType: 'SVS' },
    ],
    payPals: [],
    campusCards: [],
    milStarCards: [],
    hasApplePay: false,
  });
});

it.for([
  [[{ encBlock: 'block-1', encBlockType: 'APAY' }, {}], true],
  [[], false],
  [undefined, false],
] as const)(
  'Of the entries of Apple Pay %j it is read that there is one, and no block (PAYSTORED-01, C-96)',
  async ([applePays, hasApplePay]) => {
    const call = stubClient(() => ({ giftCards: [], paymentMethods: { creditCards: [], ...(applePays && { applePays }) } }));
    const stored = await queries().fetchQuery(paymentOptionsQuery(call));
    expect(stored.hasApplePay).toBe(hasApplePay);
    expect(JSON.stringify(stored)).not.toContain('block-1');
  },
);

it('A past order has its total in cents (PROFILE-05)', async () => {
  const order = { orderId: '1', orderNumber: '1047', placedAt: '2026-11-20T17:40:00Z', cafeName: 'Riverside', items: ['Soup'] };
  const call = stubClient(() => [{ ...order, destination: 'RPU', totalPrice: 16.18 }]);
  const orders = await queries().fetchQuery(pastOrdersQuery(call, { cafeId: null, isCloud: false }));
  expect(orders).toEqual([
    {
      ...order,
      itemIds: [],
      isGroupOrder: false,
      isCanceled: false,
      startedAt: null,
      totalPrice: 1618,
      timeZone: deviceZone(),
      active: null,
    },
  ]);
});

it('A past order is placed on the day of its cafe, not of the device (ROUTES-12)', async () => {
  const cafes = [{ id: '203', timeZone: 'America/Chicago' }];
  const order = { orderId: '1', orderNumber: '1047', placedAt: '2026-11-25T02:28:00Z', cafeName: 'Old Mill', items: ['Soup'], cafes };
  const call = stubClient(() => [{ ...order, destination: 'RPU', totalPrice: 16.18 }]);
  const orders = await queries().fetchQuery(pastOrdersQuery(call, { cafeId: null, isCloud: false }));
  expect(orders.map(dayPlaced)).toEqual(['Tuesday, November 24']);
});

it.for(['', 'yesterday', '2026-13-40T00:00:00Z'])(
  'A past order placed at %j has no day, and is still shown (PROFILE-05)',
  async (placedAt) => {
    const order = {
      orderId: '1',
      orderNumber: '1047',
      placedAt,
      cafeName: 'Riverside',
      items: ['Soup'],
      destination: 'RPU',
      totalPrice: 16.18,
    };
    const call = stubClient(() => [order]);
    const orders = await queries().fetchQuery(pastOrdersQuery(call, { cafeId: null, isCloud: false }));
    expect(orders.map((each) => [each.placedAt, dayPlaced(each)])).toEqual([[null, null]]);
  },
);

it.for([
  ['03/14', '03/14'],
  ['1990-03-14', null],
  ['03-14', null],
  ['13/40', null],
  ['', null],
] as const)('A birthday that the server sends as %j is read as %j', async ([sent, birthday]) => {
  const details = { customerId: '1', firstName: 'Ana', lastName: 'Ruiz', birthday: sent, emails: [], phones: [], optSettings: {} };
  const call = stubClient(() => ({ ...details, socialIntegrations: [] }));
  await expect(queries().fetchQuery(userDetailsQuery(call))).resolves.toMatchObject({ birthday });
});

it.for([
  [{ accountStatus: 'ACTIVE' }, true],
  [{ accountStatus: 'CLOSED' }, false],
  [null, false],
] as const)('A member with the loyalty account %j has rewards: %s (SESSION-22)', async ([loyalty, hasRewards]) => {
  const details = { customerId: '1', firstName: 'Ana', lastName: 'Ruiz', emails: [], phones: [], optSettings: {}, loyalty };
  const call = stubClient(() => ({ ...details, socialIntegrations: [{ provider: 'google' }] }));
  await expect(queries().fetchQuery(userDetailsQuery(call))).resolves.toMatchObject({ hasRewards, socialProviders: ['google'] });
});

it('A subscription is active by its status', async () => {
  const call = stubClient(() => [
    { programId: '1', programName: 'Coffee', subscriptionStatus: 'ACTIVE' },
    { programId: '2', programName: 'Tea', subscriptionStatus: 'PAUSED' },
  ]);
  await expect(queries().fetchQuery(foodSubscriptionsQuery(call, false))).resolves.toEqual([
    { name: 'Coffee', isActive: true },
    { name: 'Tea', isActive: false },
  ]);
});

const home = { id: '1', name: 'Home', addressLine1: '7 Oak Street', city: 'Springfield', state: 'IL', postalCode: '62701' };
const gate = { ...home, gateCode: 'of the server' };

it('A saved address is read with the fields that the site knows, and no others (ADDR-01)', async () => {
  const [address] = await queries().fetchQuery(addressesQuery(stubClient(() => [gate])));
  expect(address).toMatchObject({ ...home, country: 'US', addressType: 'Residential' });
  expect(address).not.toHaveProperty('gateCode');
});

it('A saved address keeps what the server added to it when it is edited (ADDR-01)', async () => {
  const sent: object[] = [];
  const call = stubClient(({ method }, asked) => {
    if (method === 'get') return [gate];
    sent.push(asked);
    return home;
  });
  const [address] = await queries().fetchQuery(addressesQuery(call));
  await userApi(call).saveAddress({ ...must(address, 'address'), name: 'Parents' }, new AbortController().signal);
  expect(sent).toMatchObject([{ body: { ...gate, name: 'Parents' } }]);
});
