import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { CafeDateTime, Id, Money } from './wire.ts';

const read = { method: 'get', access: 'member' } as const;
const AtCafe = v.looseObject({ cafeId: v.optional(v.string()) });

/** A reward that a member may use. `quantity`: how often. */
export const Reward = v.looseObject({
  id: Id,
  name: v.string(),
  quantity: v.optional(v.number(), 1),
  autoApply: v.optional(v.boolean(), false),
  discCode: v.optional(v.nullable(v.string()), null),
  classificationType: v.optional(v.nullable(v.string()), null),
});

export type Reward = v.InferOutput<typeof Reward>;

/** C-61 (SESSION-23). */
export const rewards = endpoint({
  name: 'account.rewards',
  path: '/user/rewards',
  ...read,
  query: AtCafe,
  answer: v.looseObject({
    list: v.array(Reward),
    eligibleRewards: v.optional(v.array(Reward), []),
    cardNumber: v.optional(v.nullable(v.string()), null),
    visitsTillNextCredit: v.optional(v.nullable(v.number()), null),
    visitThreshold: v.optional(v.nullable(v.number()), null),
  }),
});

/** C-62 (PROFILE-07). */
export const chooseReward = endpoint({
  name: 'account.rewards.choose',
  method: 'post',
  path: '/user/rewards/choose',
  access: 'member',
  body: v.looseObject({ rewardId: Id }),
  answer: Reward,
});

/** An order of before: what it cost and when it was placed (an instant). */
export const PastOrder = v.looseObject({
  orderId: Id,
  orderNumber: v.string(),
  placedAt: v.string(),
  cafeName: v.string(),
  destination: v.string(),
  totalPrice: Money,
  /** Names, in the order of its lines. */
  items: v.array(v.string()),
  /** Of the same items; none where the server does not say. */
  itemIds: v.optional(v.array(Id), []),
  isGroupOrder: v.optional(v.boolean(), false),
  /** `CANCELED`: it was given up. Left out of any other. */
  status: v.optional(v.nullable(v.string())),
  /** What an active order is known by (ACTIVE-05); left out of one that is long over. */
  cartSummary: v.optional(
    v.nullable(
      v.looseObject({
        destination: v.string(),
        priority: v.optional(v.nullable(v.picklist(['ASAP', 'LATER']))),
        orderFulfillmentDT: v.optional(v.nullable(CafeDateTime)),
        /** When it was placed (OPEN-30). */
        orderStartDT: v.optional(v.nullable(CafeDateTime)),
      }),
    ),
  ),
  cafes: v.optional(v.nullable(v.array(v.looseObject({ id: Id, timeZone: v.optional(v.string(), '') })))),
});
export type PastOrder = v.InferOutput<typeof PastOrder>;

/** C-63 (PROFILE-05, FLAGS-26). */
export const pastOrders = endpoint({
  name: 'account.orders',
  path: '/user/orders',
  ...read,
  query: v.looseObject({ isReorder: v.literal('false'), cafeId: v.optional(v.string()), orderHistoryV2: v.optional(v.string()) }),
  answer: v.array(PastOrder),
});

/** C-64 to C-66 (PROFILE-06). */
export const reorders = endpoint({ name: 'account.reorders', path: '/user/reorders', ...read, answer: v.array(PastOrder) });
/** C-65: cafes that the member ordered from (SESSION-24). */
export const recentCafes = endpoint({
  name: 'account.cafes.recent',
  path: '/user/cafes/recent',
  ...read,
  answer: v.array(v.looseObject({ cafeId: Id, name: v.string() })),
});
/** C-66: visits, and rewards of before. */
export const visits = endpoint({
  name: 'account.visits',
  path: '/user/visits',
  ...read,
  answer: v.looseObject({
    recentVisits: v.array(v.looseObject({ cafeName: v.string(), visitedAt: v.string() })),
    pastRewards: v.array(Reward),
  }),
});

/** C-68 (FLAGS-24). */
export const FoodSubscription = v.looseObject({
  programId: Id,
  subscriptionStatus: v.string(),
  programName: v.optional(v.string(), ''),
  paymentStatus: v.optional(v.nullable(v.string()), null),
  programOptionId: v.optional(v.nullable(Id), null),
  eligibleRedemptionCodes: v.optional(v.array(v.string()), []),
});
/** C-68: subscriptions of the account; `includeFields` names more to answer with (FLAGS-24). */
export const foodSubscriptions = endpoint({
  name: 'account.subscriptions.food',
  path: '/user/subscriptions/food',
  ...read,
  query: v.looseObject({ includeFields: v.optional(v.string()) }),
  answer: v.array(FoodSubscription),
});
/** C-68 in its second version (FLAGS-24). */
export const foodSubscriptionsV2 = endpoint({
  name: 'account.subscriptions.food.v2',
  path: '/user/subscriptions/food/v2',
  ...read,
  query: v.looseObject({ includeFields: v.optional(v.string()) }),
  answer: v.array(FoodSubscription),
});
