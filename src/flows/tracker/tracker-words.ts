import { latenessOf } from '#domain/tracking/late.ts';
import type { TrackedDestination } from '#domain/tracking/destination.ts';
import { stepsOf } from '#domain/tracking/stage.ts';
import { dayOf } from '#domain/time/cafe-time.ts';
import { timeLabel } from '#domain/time/label.ts';
import type { TrackerScreen } from '#machines/tracker/tracker.screen.ts';
import '#src/text/lazy/tracker.ts';
import { text } from '#src/text/text.ts';
import type { StageItem } from '#src/ui/Stages.tsx';

/** Returns the step that the order is in. */
function stepIn({ destination, stage }: TrackerScreen) {
  const [received, ...later] = stepsOf(destination);
  return later[stage - 2] ?? received;
}

/** Returns the news of the order in one line: what is happening to it now. */
export function newsOf(screen: TrackerScreen): string {
  const name = stepIn(screen)?.name ?? 'received';
  const driver = screen.status?.driver?.name ?? '';
  return name === 'inTransit' && driver !== '' ? text('tracker.news.inTransit.named', { name: driver }) : text(`tracker.news.${name}`);
}

/** Returns the stages of the order, with the times that are known (TRACK-03, TRACK-04). */
export const stagesOf = ({ destination, stage, status }: TrackerScreen): readonly StageItem[] =>
  stepsOf(destination).map(({ name, event }, index) => {
    const at = event === null ? null : (status?.events[event] ?? null);
    // The last one is no beginning of anything: reached, it is over.
    const isOver = index + 1 < stage || stage === 4;
    const state = isOver ? 'done' : index + 1 === stage ? 'current' : 'next';
    return { key: name, label: text(`tracker.step.${name}`), note: at === null || state === 'next' ? '' : timeLabel(at), state };
  });

/** What a page says of the time of an order: when it is there, or was. `at`: cafe-local. */
export interface TrackedTime {
  readonly label: string;
  readonly at: string;
}

/** Returns the time that an order was ordered for: what its promise is once the order is there, or its hours are over. `at`: cafe-local. */
export const orderedTime = (at: string): TrackedTime => ({ label: text('tracker.orderedFor'), at });

/** Returns the time that is news of an order: a later one, when it was brought, or what it was ordered for once it is there; null where the promise stands. `promisedAt`, `now`: cafe-local. */
export function newTimeOf(screen: TrackerScreen, promisedAt: string | null, now: string): TrackedTime | null {
  const { destination, status, stage, timeZone } = screen;
  const isDelivery = destination === 'DELIVERY';
  const arrivedAt = status?.events.arrived_at_consumer;
  // What is there is not expected any more, however late it was.
  if (stage === 4) {
    if (isDelivery && arrivedAt) return { label: text('tracker.arrived'), at: arrivedAt };
    return promisedAt === null ? null : orderedTime(promisedAt);
  }
  const at = status?.expectedAt ?? null;
  if (at === null || latenessOf(promisedAt, at, timeZone).kind === 'onTime') return null;
  const label = isDelivery ? 'tracker.arrivesLate' : 'tracker.readyLate';
  return { label: text(isOn(at, now) ? label : `${label}.day`), at };
}

/** Returns the time for which an order is promised, as long as nothing else is known of it. `at`, `now`: cafe-local. */
export function promisedTime(destination: TrackedDestination, at: string, now: string): TrackedTime {
  const label = destination === 'DELIVERY' ? 'tracker.arrives' : 'tracker.ready';
  return { label: text(isOn(at, now) ? label : `${label}.day`), at };
}

/** A time of another day has its day before it, which no "at about" goes with. */
const isOn = (at: string, now: string) => dayOf(at) === dayOf(now);
