import type { QueryClient } from '@tanstack/react-query';
import {
  chooseReward,
  foodSubscriptions,
  foodSubscriptionsV2,
  pastOrders,
  recentCafes,
  reorders,
  rewards,
  visits,
  type PastOrder as WireOrder,
  type Reward as WireReward,
} from '#contract/loyalty.ts';
import type { Reward, Rewards } from '#domain/account/rewards.ts';
import type { RecentCafe, Visits } from '#domain/account/visits.ts';
import type { FoodSubscription } from '#domain/account/subscriptions.ts';
import { centsFrom } from '#domain/money/money.ts';
import { summaryDestinationFrom } from '#domain/order/destination.ts';
import type { PastOrder } from '#domain/order/past-order.ts';
import type { Client } from './client.ts';
import { defineQuery } from './define-query.ts';
import { zoneOr } from './zone.ts';

/** The cafe of the order in hand; null without one. */
type AtCafe = string | null;
const atCafe = (cafeId: AtCafe) => cafeId !== null && { cafeId };

/** The rewards and earlier orders of a member (SESSION-20, SESSION-23, PROFILE-05, PROFILE-06). */
export const rewardsQuery = defineQuery('member', 'rewards', async (call, [cafeId]: [cafeId: AtCafe], { signal }): Promise<Rewards> => {
  const { list, visitsTillNextCredit, visitThreshold } = await call(rewards, { query: { ...atCafe(cafeId) }, signal });
  return { list: list.map(rewardFrom), visitsTillNext: visitsTillNextCredit, visitThreshold };
});

const rewardFrom = ({ id, name, quantity, autoApply, discCode, classificationType }: WireReward): Reward => ({
  id,
  name,
  quantity,
  autoApply,
  discCode,
  classificationType,
});

/** Orders placed before: `isCloud` asks the newer store (FLAGS-26). */
export const pastOrdersQuery = defineQuery(
  'member',
  'pastOrders',
  async (call, [{ cafeId, isCloud }]: [asked: { readonly cafeId: AtCafe; readonly isCloud: boolean }], { signal }) => {
    const query = { isReorder: 'false' as const, ...atCafe(cafeId), ...(isCloud && { orderHistoryV2: 'true' }) };
    return (await call(pastOrders, { query, signal })).map(orderFrom);
  },
  // The orders on their way are read from it, whatever page is shown (ACTIVE-01).
  { gcTime: Infinity },
);
export const reordersQuery = defineQuery('member', 'reorders', async (call, _: [], { signal }) =>
  (await call(reorders, { signal })).map(orderFrom),
);

/** Returns an order of before as the domain knows it. */
export const orderFrom = (order: WireOrder): PastOrder => ({
  orderId: order.orderId,
  orderNumber: order.orderNumber,
  placedAt: Number.isNaN(Date.parse(order.placedAt)) ? null : order.placedAt,
  startedAt: order.cartSummary?.orderStartDT?.slice(0, 16) ?? null,
  cafeName: order.cafeName,
  timeZone: zoneOr(order.cafes?.[0]?.timeZone ?? ''),
  totalPrice: centsFrom(order.totalPrice),
  items: order.items,
  itemIds: order.itemIds,
  isGroupOrder: order.isGroupOrder,
  isCanceled: order.status === 'CANCELED',
  active: activeFrom(order),
});

function activeFrom({ orderId, orderNumber, cafeName, cartSummary: summary, cafes }: WireOrder): PastOrder['active'] {
  const [cafe] = cafes ?? [];
  const at = summary?.orderFulfillmentDT?.slice(0, 16);
  if (!summary || cafe === undefined || at === undefined) return null;
  const destination = summaryDestinationFrom(summary.destination);
  const priority = summary.priority ?? 'ASAP';
  return {
    orderId,
    number: orderNumber,
    cartId: null,
    destination,
    priority,
    at,
    cafeId: cafe.id,
    cafeName,
    timeZone: zoneOr(cafe.timeZone),
  };
}

/** Beginning of every key of past orders, however they were asked for. */
export const pastOrdersKey = ['member', 'pastOrders'] as const;

/** Returns the past orders of the account, as far as they were loaded with it (SESSION-20). */
export const pastOrdersIn = (queryClient: QueryClient): readonly PastOrder[] =>
  queryClient.getQueriesData<readonly PastOrder[]>({ queryKey: pastOrdersKey }).flatMap(([, orders]) => orders ?? []);

/** Marks an order as canceled among the past orders, and asks for them anew, for pages that come later too. */
export async function markCanceled(queryClient: QueryClient, orderId: string): Promise<void> {
  queryClient.setQueriesData<readonly PastOrder[]>({ queryKey: pastOrdersKey }, (orders) =>
    orders?.map((order) => (order.orderId === orderId ? { ...order, isCanceled: true } : order)),
  );
  await queryClient.invalidateQueries({ queryKey: pastOrdersKey, refetchType: 'all' });
}

/** Whether a query is one of past orders. */
export const isPastOrders = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  pastOrdersKey.every((part, index) => queryKey[index] === part);

export const recentCafesQuery = defineQuery('member', 'recentCafes', async (call, _: [], { signal }): Promise<readonly RecentCafe[]> =>
  (await call(recentCafes, { signal })).map(({ cafeId, name }) => ({ id: cafeId, name })),
);
export const visitsQuery = defineQuery('member', 'visits', async (call, _: [], { signal }): Promise<Visits> => {
  const { recentVisits, pastRewards } = await call(visits, { signal });
  return {
    recent: recentVisits.map(({ cafeName, visitedAt }) => ({ cafeName, at: visitedAt })),
    pastRewards: pastRewards.map(({ id, name }) => ({ id, name })),
  };
});
export const foodSubscriptionsQuery = defineQuery('member', 'foodSubscriptions', async (call, [isV2]: [isV2: boolean], { signal }) => {
  const subscriptions = await call(isV2 ? foodSubscriptionsV2 : foodSubscriptions, { signal });
  return subscriptions.map(({ programName, subscriptionStatus }): FoodSubscription => ({
    name: programName,
    isActive: subscriptionStatus === 'ACTIVE',
  }));
});

export const loyaltyApi = (call: Client) => ({
  chooseReward: (rewardId: string, signal: AbortSignal) => call(chooseReward, { body: { rewardId }, signal }),
});
