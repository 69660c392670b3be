import type { TrackedDestination } from '#domain/tracking/destination.ts';
import type { Stage } from '#domain/tracking/stage.ts';
import type { OrderStatus } from '#domain/tracking/status.ts';

/** The order that is followed. */
export interface TrackerInput {
  /** The server’s `reference_id` (TRACK-13). */
  readonly orderId: string;
  readonly destination: TrackedDestination;
  readonly priority: 'ASAP' | 'LATER';
  /** When it is promised for, cafe-local, `YYYY-MM-DDTHH:mm`. */
  readonly at: string;
  /** IANA time zone of the cafe. */
  readonly timeZone: string;
}

export interface TrackerContext extends TrackerInput {
  /** What the server said last; null: nothing yet. */
  readonly status: OrderStatus | null;
  /** The kitchen has it, or is known to have it by the clock (TRACK-07, TRACK-08). */
  readonly isPreparing: boolean;
  /** The instant from which on a large order counts as being made; null for any other. */
  readonly preparingAt: string | null;
  /** Meters that a driver has still to go; null where it is not known. */
  readonly metersAway: number | null;
  readonly stage: Stage;
  /** Polls that said that the kitchen is done (AMB-26). */
  readonly kitchenCompleteCount: number;
  /** Failed polls in a row (TRACK-11). */
  readonly failureCount: number;
}

/** Polls again after polling has stopped for its failures. */
export type TrackerEvent = { type: 'status.retried' };

export type TrackerEmitted = { type: 'fault.found'; source: string; message: string };

export type ReadStatusInput = TrackerInput;
export type ReadStatusResult = {
  kind: 'read';
  status: OrderStatus;
  /** Polls before this one that said that the kitchen is done, also before a reload. */
  kitchenCompleteBefore: number;
  metersAway: number | null;
  isPreparing: boolean;
  preparingAt: string | null;
};

export type UntilNextPollInput = { ms: number };
export type UntilNextPollResult = { kind: 'due' } | { kind: 'away' };
