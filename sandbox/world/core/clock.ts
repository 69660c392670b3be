import * as v from 'valibot';
import { collection, type KeyValueStorage } from './store.ts';

/** The bakery's time: the machine's, moved by what a tester chose. */
export interface WorldClock {
  now(): Temporal.Instant;
  move(duration: Temporal.DurationLike): void;
  set(instant: Temporal.Instant): void;
  /** Back to the machine's time. */
  reset(): void;
  isMoved(): boolean;
}

export function worldClock(shelf: KeyValueStorage, machine: () => Temporal.Instant): WorldClock {
  const offsets = collection(shelf, 'clock', v.number());
  const offset = () => offsets.get('milliseconds') ?? 0;
  const now = () => machine().add({ milliseconds: offset() });
  const set = (instant: Temporal.Instant) => offsets.put('milliseconds', instant.epochMilliseconds - machine().epochMilliseconds);
  return { now, set, move: (duration) => set(now().add(duration)), reset: () => offsets.clear(), isMoved: () => offset() !== 0 };
}
