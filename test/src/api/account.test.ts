import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { foodSubscriptionsQuery, pastOrdersQuery } from '#src/api/loyalty.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import { userDetailsQuery } from '#src/api/user.ts';
import { stubClient } from '#test/kit/stub-client.ts';

const queries = () => new QueryClient();

it('The balance of a gift card is in cents, and null where it is not known', async () => {
  const giftCards = [{ giftCardNo: '1', giftCardBalance: 12.35 }, { giftCardNo: '2' }];
  const call = stubClient(() => ({ giftCards, paymentMethods: { creditCards: [] } }));
  await expect(queries().fetchQuery(paymentOptionsQuery(call))).resolves.toEqual({
    creditCards: [],
    giftCards: [
      { giftCardNo: '1', giftCardBalance: 1235 },
      { giftCardNo: '2', giftCardBalance: null },
    ],
    payPals: [],
  });
});

it('A past order has its total in cents (PROFILE-05)', async () => {
  const order = { orderId: '1', orderNumber: '1047', placedAt: '2026-11-20T17:40:00Z', cafeName: 'Riverside', items: ['Soup'] };
  const call = stubClient(() => [{ ...order, destination: 'RPU', totalPrice: 16.18 }]);
  const orders = await queries().fetchQuery(pastOrdersQuery(call, { cafeId: null, isCloud: false }));
  expect(orders).toEqual([{ ...order, totalPrice: 1618 }]);
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
