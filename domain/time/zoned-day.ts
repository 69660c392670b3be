import { cafeTimeAt, dayOf } from './cafe-time.ts';
import { longDayLabel } from './label.ts';

/** `Monday, November 23` for an instant, an ISO string, on the calendar of a time zone; null where the text is no instant. */
export function instantDayLabel(instant: string, timeZone: string): string | null {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? null : longDayLabel(dayOf(cafeTimeAt(Temporal.Instant.fromEpochMilliseconds(at), timeZone)));
}
