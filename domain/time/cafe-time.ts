/** Zones that are there: every screen asks, and an answer of the calendar takes a millisecond. */
const known = new Set<string>();

/** Returns whether a text in the form of a date and time names a moment of the calendar: no 30 February. */
export function isDateTime(text: string): boolean {
  try {
    Temporal.PlainDateTime.from(text);
    return true;
  } catch {
    return false;
  }
}

/** Is this the name of a time zone? */
export function isTimeZone(timeZone: string): boolean {
  if (known.has(timeZone)) return true;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone);
    known.add(timeZone);
    return true;
  } catch {
    return false;
  }
}

/**
 * The clock on the cafe's wall at an instant, `YYYY-MM-DDTHH:mm`, seconds dropped.
 * @throws RangeError when no calendar knows the zone: what is read from a server is judged where it is read (SLOTS-12).
 */
export const cafeTimeAt = (instant: Temporal.Instant, timeZone: string): string =>
  instant.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' });

/**
 * The instant of a cafe-local time. An hour that a clock change skips is read as one later, one that it repeats as the first of the two.
 * @throws RangeError when `at` is no `YYYY-MM-DDTHH:mm[:ss]`, or no calendar knows the zone.
 */
export const instantOf = (at: string, timeZone: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(at).toZonedDateTime(timeZone).toInstant();

/**
 * A cafe-local time so many minutes later, as the cafe's clock will then show it. In the hour that a clock change repeats, a time that would lead
 * back is read as the second of the two, an hour later: what is later never has an earlier time.
 */
export function minutesLater(at: string, minutes: number, timeZone: string): string {
  const later = cafeTimeAt(instantOf(at, timeZone).add({ minutes }), timeZone);
  return minutes > 0 && later < at ? minutesLater(at, minutes + 60, timeZone) : later;
}

/** The day of a cafe-local time, `YYYY-MM-DD`. */
export const dayOf = (at: string): string => at.slice(0, 10);

/** The time of day of a cafe-local time, `HH:mm`. */
export const clockOf = (at: string): string => at.slice(11, 16);

/** So many days after a day, both `YYYY-MM-DD`. */
export const daysLater = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();
