import { instantOf } from '../time/cafe-time.ts';
import type { TrackedDestination } from './destination.ts';
import type { OrderStatus, StatusEvent } from './status.ts';

/** How far an order is: received, preparing, in transit or in the quality check, delivered or ready (TRACK-05). */
export type Stage = 1 | 2 | 3 | 4;

/** A step of an order as the guest follows it. `event`: what the server reports when it begins; null where the server reports nothing. */
export interface Step {
  readonly name: 'received' | 'preparing' | 'inTransit' | 'delivered' | 'qualityCheck' | 'ready';
  readonly event: StatusEvent | null;
}

const deliverySteps: readonly Step[] = [
  { name: 'received', event: 'PAID' },
  { name: 'preparing', event: 'kitchenSend' },
  { name: 'inTransit', event: 'enroute_to_dropoff' },
  { name: 'delivered', event: 'arrived_at_consumer' },
];
const pickupSteps: readonly Step[] = [
  { name: 'received', event: 'PAID' },
  { name: 'preparing', event: 'kitchenSend' },
  { name: 'qualityCheck', event: null },
  { name: 'ready', event: null },
];

/** Returns the four steps of a delivery (TRACK-03) or of a pickup (TRACK-04). */
export const stepsOf = (destination: TrackedDestination): readonly Step[] => (destination === 'DELIVERY' ? deliverySteps : pickupSteps);

/** A large order for now is being made when more than this has passed since it was paid (TRACK-07). */
const ASAP_PREPARING_MS = 60_000;
/** A large order for later is being made from so many minutes before its time on (TRACK-08). */
const LATER_PREPARING_MINUTES = 30;

/** What the server said of an order. */
export interface Reported {
  readonly priority: 'ASAP' | 'LATER';
  /** IANA time zone of the cafe. */
  readonly timeZone: string;
  /** When it is promised for, cafe-local: what counts where the status names no time. */
  readonly at: string;
  readonly status: OrderStatus;
}

/**
 * Returns the instant from which on a large order counts as being made; null for any other (TRACK-07, TRACK-08). One for now that is not known to be
 * paid at `now` is paid then at the soonest: a pickup is not asked about again (TRACK-09, AMB-27).
 */
export function largePreparingAt({ priority, timeZone, at, status }: Reported, now: Temporal.Instant): Temporal.Instant | null {
  if (!status.isLarge) return null;
  const { PAID: paidAt } = status.events;
  // More than a minute: the first millisecond after it.
  if (priority === 'ASAP') return (paidAt ? instantOf(paidAt, timeZone) : now).add({ milliseconds: ASAP_PREPARING_MS + 1 });
  return instantOf(status.expectedAt ?? at, timeZone).subtract({ minutes: LATER_PREPARING_MINUTES });
}

/** Returns whether an order is being made at an instant: a large one by the clock, any other when the kitchen has it (TRACK-03, TRACK-07, TRACK-08). */
export function isPreparing(reported: Reported, now: Temporal.Instant): boolean {
  if (!reported.status.isLarge) return 'kitchenSend' in reported.status.events;
  const from = largePreparingAt(reported, now);
  return from !== null && Temporal.Instant.compare(now, from) >= 0;
}

/** An order and what is known of it. */
interface Followed {
  readonly destination: TrackedDestination;
  readonly events: OrderStatus['events'];
  /** Polls that said that the kitchen is done (AMB-26). */
  readonly kitchenCompleteCount: number;
  readonly isPreparing: boolean;
  readonly isLarge: boolean;
}

/** Returns how far an order is (TRACK-05, TRACK-06). */
export function stageOf({ destination, events, kitchenCompleteCount, isPreparing: isMade, isLarge }: Followed): Stage {
  if (destination === 'DELIVERY') {
    if ('arrived_at_consumer' in events) return 4;
    if ('enroute_to_dropoff' in events) return 3;
  } else if (!isLarge) {
    // A large one has no further stages (AMB-27).
    if (kitchenCompleteCount > 1) return 4;
    if (kitchenCompleteCount > 0) return 3;
  }
  return isMade ? 2 : 1;
}

/** Returns whether an order is where it was ordered to: at the door, or ready to be picked up (TRACK-05). */
export const isOver = (stage: Stage): boolean => stage === 4;

/** Returns whether the kitchen has begun an order: from then on it cannot be changed by a call. */
export const isBegun = (stage: Stage): boolean => stage > 1;
