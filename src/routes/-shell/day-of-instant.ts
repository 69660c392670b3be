import { cafeTimeAt, dayOf, deviceZone } from '#domain/time/cafe-time.ts';
import { longDayLabel } from '#domain/time/label.ts';

/** Returns the day of an instant, `Monday, November 23`, in this device's time zone; null where the text is none. */
export function dayOfInstant(instant: string): string | null {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? null : longDayLabel(dayOf(cafeTimeAt(Temporal.Instant.fromEpochMilliseconds(at), deviceZone())));
}
