import type { SummaryDestination } from '#domain/order/destination.ts';
import { arrivalTimeOf, isForCar } from '#domain/tracking/arrival.ts';
import { isFollowed } from '#domain/tracking/destination.ts';
import type { useWatchedOrder } from './-use-watched-order.ts';

/** What of an order the page keeps room for, until it is there: nothing moves when it comes. Nothing where its code did not come. */
export function orderRoom(
  { order, isTracked, hasFailed, arrival }: Pick<ReturnType<typeof useWatchedOrder>, 'order' | 'isTracked' | 'hasFailed' | 'arrival'>,
  destination: SummaryDestination,
  now: Temporal.Instant,
) {
  const isAsked = arrival === null || arrival.screen.kind === 'reading' || arrival.screen.kind === 'expected';
  const isArrivalTime = order !== null && isForCar(destination) && arrivalTimeOf(order, now).kind === 'now';
  return { isTrackerDue: isTracked && !hasFailed && isFollowed(destination), isArrivalDue: !hasFailed && isArrivalTime && isAsked };
}
