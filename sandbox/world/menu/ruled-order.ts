import type { OrderContext } from '#contract/pricing.ts';
import { minutesLater } from '#domain/time/cafe-time.ts';
import { servingCafe } from '../cafe/cafes.ts';
import { leadFor } from '../cafe/lead.ts';
import { destinationOf } from '../cart/stored.ts';
import type { RuledOrder } from './dynamic-prices.ts';

/** Returns what the rules read of an order context; `now` is cafe-local. */
export function ruledOrderOf({ cafeId, destination, orderFulfillmentDT, customer }: OrderContext, now: string): RuledOrder {
  const cafe = servingCafe(cafeId);
  const soonest = cafe === null ? now : minutesLater(now, leadFor(cafe, destinationOf(destination)), cafe.timeZone);
  return {
    at: orderFulfillmentDT?.slice(0, 16) ?? soonest,
    isSubscriber: (customer?.subscriptions ?? []).some(({ programId }) => programId === '1'),
  };
}
