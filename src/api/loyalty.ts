import { queryOptions } from '@tanstack/react-query';
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
import { MEMBER_KEY } from './member-keys.ts';

const key = (...names: readonly string[]) => [MEMBER_KEY, ...names];

/** What a member has gathered here (SESSION-20, SESSION-23, PROFILE-05, PROFILE-06). */
export const rewardsQuery = (call: Client) =>
  queryOptions({ queryKey: key('rewards'), queryFn: ({ signal }) => call(rewards, { signal }) });
/** Orders placed before: `cafeId` is the cafe of the order in hand, null without one; `isCloud` asks the newer store (FLAGS-26). */
export const pastOrdersQuery = (call: Client, { cafeId, isCloud }: { readonly cafeId: string | null; readonly isCloud: boolean }) =>
  queryOptions({
    queryKey: key('pastOrders', cafeId ?? '', String(isCloud)),
    queryFn: ({ signal }) =>
      call(pastOrders, {
        query: { isReorder: 'false', ...(cafeId !== null && { cafeId }), ...(isCloud && { orderHistoryV2: 'true' }) },
        signal,
      }),
  });
export const reordersQuery = (call: Client) =>
  queryOptions({ queryKey: key('reorders'), queryFn: ({ signal }) => call(reorders, { signal }) });
export const recentCafesQuery = (call: Client) =>
  queryOptions({ queryKey: key('recentCafes'), queryFn: ({ signal }) => call(recentCafes, { signal }) });
export const visitsQuery = (call: Client) => queryOptions({ queryKey: key('visits'), queryFn: ({ signal }) => call(visits, { signal }) });
export const foodSubscriptionsQuery = (call: Client, isV2: boolean) =>
  queryOptions({
    queryKey: key('foodSubscriptions', String(isV2)),
    queryFn: ({ signal }) => call(isV2 ? foodSubscriptionsV2 : foodSubscriptions, { signal }),
  });

export const loyaltyApi = (call: Client) => ({
  chooseReward: (rewardId: string, signal: AbortSignal) => call(chooseReward, { body: { rewardId }, signal }),
});
