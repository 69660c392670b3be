import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Id, Money } from './wire.ts';

const Subscription = v.looseObject({
  programId: Id,
  programOptionId: v.optional(v.nullable(Id)),
  eligibleRedemptionCodes: v.optional(v.array(v.string()), []),
});

/** What dynamic prices depend on (PRICING-01). `customer` goes along only for a member, with subscriber pricing (PRICING-04). */
export const OrderContext = v.looseObject({
  cafeId: Id,
  orderConfiguration: v.looseObject({ priority: v.picklist(['ASAP', 'LATER']), clientType: v.optional(v.string()) }),
  customer: v.optional(v.looseObject({ id: Id, loyaltyNum: v.optional(v.nullable(v.string())), subscriptions: v.array(Subscription) })),
  destination: v.string(),
  /** Cafe-local; null: as soon as possible. */
  orderFulfillmentDT: v.nullable(v.string()),
  /** Whether there is a cart that is priced so. */
  cartPricing: v.boolean(),
  cart: v.looseObject({ cartId: v.nullable(Id), items: v.array(v.looseObject({ itemId: Id, quantity: v.number() })) }),
});

/** A price that rules have changed (PRICING-02); `name` is for the guest to read. */
const Override = v.looseObject({
  itemId: Id,
  originalPrice: Money,
  adjPrice: Money,
  rulesApplied: v.array(v.looseObject({ ruleId: Id, name: v.string() })),
  subscription: v.optional(v.nullable(Subscription)),
  offer: v.optional(v.nullable(v.string())),
});

/** C-40: every item of the cafe whose price is another than the menu's, for an order as it is now. */
export const pricingOverrides = endpoint({
  name: 'pricing.overrides',
  method: 'post',
  path: '/pricing/overrides',
  access: 'either',
  body: OrderContext,
  answer: v.looseObject({
    items: v.array(Override),
    pkid: v.nullable(Id),
    rulesEvaluated: v.array(v.string()),
    subscriptionItems: v.array(Id),
  }),
});

export type OrderContext = v.InferOutput<typeof OrderContext>;
