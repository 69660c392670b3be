import { isActive, isOver, nextChange, type ActiveOrder } from '../order/active-orders.ts';
import type { SummaryDestination } from '../order/destination.ts';

/** How an order comes to the guest’s car. */
export type CarDestination = 'CURBSIDE' | 'DRIVE_THRU';

/** Returns whether the guest comes for an order by car, and says when they are there (SERVICE-01). */
export const isForCar = (destination: SummaryDestination): destination is CarDestination =>
  destination === 'CURBSIDE' || destination === 'DRIVE_THRU';

/**
 * When a guest may say that they are there: `now`, not before the instant `from`, or not any more. The same hours in which an order is
 * active (ACTIVE-01): who says so a day early would not be waited for when they come.
 */
export type ArrivalTime = { readonly kind: 'now' } | { readonly kind: 'early'; readonly from: string } | { readonly kind: 'over' };

/** Returns when the guest of an order may say that they are there. */
export function arrivalTimeOf(order: Pick<ActiveOrder, 'at' | 'timeZone'>, now: Temporal.Instant): ArrivalTime {
  if (isActive(order, now)) return { kind: 'now' };
  const from = isOver(order, now) ? null : nextChange([order], now);
  return from === null ? { kind: 'over' } : { kind: 'early', from: from.toString() };
}
