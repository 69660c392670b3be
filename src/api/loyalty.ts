import {
  chooseReward,
  foodSubscriptions,
  foodSubscriptionsV2,
  pastOrders,
  recentCafes,
  reorders,
  rewards,
  visits,
} from '#contract/loyalty.ts';
import type { Client } from './client.ts';
import { defineQuery } from './define-query.ts';

/** What a member has gathered here (SESSION-20, SESSION-23, PROFILE-05, PROFILE-06). */
export const rewardsQuery = defineQuery('member', 'rewards', (call, _: [], { signal }) => call(rewards, { signal }));
/** Orders placed before: `cafeId` is the cafe of the order in hand, null without one; `isCloud` asks the newer store (FLAGS-26). */
export const pastOrdersQuery = defineQuery(
  'member',
  'pastOrders',
  (call, [{ cafeId, isCloud }]: [asked: { readonly cafeId: string | null; readonly isCloud: boolean }], { signal }) =>
    call(pastOrders, {
      query: { isReorder: 'false', ...(cafeId !== null && { cafeId }), ...(isCloud && { orderHistoryV2: 'true' }) },
      signal,
    }),
);
export const reordersQuery = defineQuery('member', 'reorders', (call, _: [], { signal }) => call(reorders, { signal }));
export const recentCafesQuery = defineQuery('member', 'recentCafes', (call, _: [], { signal }) => call(recentCafes, { signal }));
export const visitsQuery = defineQuery('member', 'visits', (call, _: [], { signal }) => call(visits, { signal }));
export const foodSubscriptionsQuery = defineQuery('member', 'foodSubscriptions', (call, [isV2]: [isV2: boolean], { signal }) =>
  call(isV2 ? foodSubscriptionsV2 : foodSubscriptions, { signal }),
);

export const loyaltyApi = (call: Client) => ({
  chooseReward: (rewardId: string, signal: AbortSignal) => call(chooseReward, { body: { rewardId }, signal }),
});
