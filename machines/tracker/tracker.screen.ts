import type { SnapshotFrom } from 'xstate';
import type { TrackedDestination } from '#domain/tracking/destination.ts';
import type { Stage } from '#domain/tracking/stage.ts';
import type { OrderStatus } from '#domain/tracking/status.ts';
import type { trackerMachine } from './tracker.machine.ts';

interface Followed {
  readonly destination: TrackedDestination;
  /** IANA time zone of the cafe. */
  readonly timeZone: string;
  readonly stage: Stage;
  /** Null until the first answer. */
  readonly status: OrderStatus | null;
  /** Null where it is not known. */
  readonly metersAway: number | null;
}

export type TrackerScreen =
  /** `isAsking`: an answer is on its way. `isStale`: the last one did not come. */
  | (Followed & { kind: 'following'; isAsking: boolean; isStale: boolean })
  /** Polling is paused: the page is hidden or offline. */
  | (Followed & { kind: 'waiting' })
  /** Polling has ended: the order has arrived, or it is a large one whose stages follow the clock. */
  | (Followed & { kind: 'settled'; isLarge: boolean })
  /** The server could not be asked. `isObserved`: it is asked again when the guest comes back to the page, not by their press alone. */
  | (Followed & { kind: 'lost'; isObserved: boolean });

/** Returns how far the order is, and whether that is still followed. */
export function trackerScreen(snapshot: SnapshotFrom<typeof trackerMachine>): TrackerScreen {
  const { destination, timeZone, stage, status, metersAway, failureCount } = snapshot.context;
  const followed = { destination, timeZone, stage, status, metersAway };
  if (snapshot.matches('waiting')) return { ...followed, kind: 'waiting' };
  if (snapshot.matches('failed')) return { ...followed, kind: 'lost', isObserved: snapshot.matches({ failed: 'observed' }) };
  if (snapshot.matches('polling')) {
    return { ...followed, kind: 'following', isAsking: snapshot.matches({ polling: 'requesting' }), isStale: failureCount > 0 };
  }
  return { ...followed, kind: 'settled', isLarge: stage < 4 };
}
