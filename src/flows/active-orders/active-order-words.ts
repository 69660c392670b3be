import type { OwnedOrder } from '#domain/order/active-orders.ts';
import { promiseLabel } from '#domain/order/promise.ts';
import { trackedDestinationOf } from '#domain/tracking/destination.ts';
import type { TrackerScreen } from '#machines/tracker/tracker.screen.ts';
import { newsOf, newTimeOf, promisedTime } from '#src/flows/tracker/tracker-words.ts';
import '#src/text/lazy/active-orders.ts';
import { text } from '#src/text/text.ts';

/** An order on its way, as its row is given it. */
export interface FollowedOrder {
  readonly order: OwnedOrder;
  /** How far it is; null where it is not followed, or not yet. */
  readonly tracker: TrackerScreen | null;
  /** Cafe-local time at which the row is read. */
  readonly now: string;
}

/** Returns the news of an order on its way, and when it is there. The time has the same words before the first answer: nothing moves when it comes. */
export function wordsOf({ order: { at, destination }, tracker, now }: FollowedOrder) {
  const tracked = trackedDestinationOf(destination);
  const time = (tracker && newTimeOf(tracker, at, now)) ?? (tracked && promisedTime(tracked, at, now));
  const when = promiseLabel(time?.at ?? at, now);
  return {
    news: tracker?.status ? newsOf(tracker) : text('activeOrders.placed'),
    time: time ? text('activeOrders.time', { label: time.label, when }) : when,
  };
}
