import { cafeTimeAt, dayOf, instantOf } from '../time/cafe-time.ts';
import { bySoonest, firstAfter, isOver, isPastOrderKept, type ActiveOrder, type OwnedOrder } from './active-orders.ts';
import type { PastOrder } from './past-order.ts';

/** An order of the account that can be followed, with the cafe-local time at which it was placed; null where that is not known. */
type Followed = { readonly active: ActiveOrder; readonly placedAt: string | null };

const followedIn = (past: readonly PastOrder[]): readonly Followed[] =>
  past.flatMap(({ active, startedAt, isCanceled }) => (active === null || isCanceled ? [] : [{ active, placedAt: startedAt }]));

const isKeptOn = ({ active: { at, destination }, placedAt }: Followed, day: string) =>
  isPastOrderKept({ placedAt, fulfilledAt: at, destination }, day);

/** Returns those of an account's orders that are kept now (ACTIVE-03), each once, as their member's. */
export function keptOrders(past: readonly PastOrder[], customerId: string, now: Temporal.Instant): readonly OwnedOrder[] {
  const kept = followedIn(past).filter((order) => isKeptOn(order, dayOf(cafeTimeAt(now, order.active.timeZone))));
  return [...new Map(kept.map(({ active }) => [active.orderId, { ...active, customerId }])).values()];
}

/** Returns those of an account's orders that are not over, as their member's, the soonest first (ACTIVE-01, ACTIVE-02). */
export const ordersToCome = (past: readonly PastOrder[], customerId: string, now: Temporal.Instant): readonly OwnedOrder[] =>
  bySoonest(
    followedIn(past)
      .map(({ active }) => ({ ...active, customerId }))
      .filter((order) => !isOver(order, now)),
  );

/** Returns when the next of an account's orders will be kept: when its day begins at its cafe; null where none will (ACTIVE-03). */
export function nextKept(past: readonly PastOrder[], now: Temporal.Instant): Temporal.Instant | null {
  const days = followedIn(past)
    .filter((order) => isKeptOn(order, dayOf(order.active.at)))
    .map(({ active: { at, timeZone } }) => instantOf(`${dayOf(at)}T00:00`, timeZone));
  return firstAfter(days, now);
}
