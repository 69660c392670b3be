import type { ActiveOrder } from '#domain/order/active-orders.ts';
import type { SummaryDestination } from '#domain/order/destination.ts';
import { arrivalTimeOf, isForCar } from '#domain/tracking/arrival.ts';
import { isFollowed } from '#domain/tracking/destination.ts';
import type { useWatchedOrder } from './-use-watched-order.ts';

interface Expected {
  readonly destination: SummaryDestination;
  /** Null where the cafe is not known yet. */
  readonly order: ActiveOrder | null;
  /** Orders are followed (FLAGS-22). */
  readonly isTracked: boolean;
  readonly now: Temporal.Instant;
}

/** What of an order the page keeps room for, until it is there: nothing moves when it comes. Nothing where its code did not come. */
export function orderRoom(
  { hasFailed, arrival }: Pick<ReturnType<typeof useWatchedOrder>, 'hasFailed' | 'arrival'>,
  { destination, order, isTracked, now }: Expected,
) {
  const isAsked = arrival === null || arrival.screen.kind === 'reading' || arrival.screen.kind === 'expected';
  const isArrivalTime = order !== null && isForCar(destination) && arrivalTimeOf(order, now).kind === 'now';
  return { isTrackerDue: isTracked && !hasFailed && isFollowed(destination), isArrivalDue: !hasFailed && isArrivalTime && isAsked };
}
