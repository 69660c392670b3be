import type { Destination } from '../order/order.ts';
import { daysLater, minutesLater } from '../time/cafe-time.ts';
import { serviceDayAt, type ServiceDay } from './service-day.ts';

/** One time at which the kitchen may have an order ready. */
export interface Slot {
  /** Cafe-local, `YYYY-MM-DDTHH:mm`. */
  readonly at: string;
  /** The server still has room for it. */
  readonly isOpen: boolean;
}

/** What decides whether an order can be ready for a time. */
interface Choosing {
  readonly destination: Destination;
  /** The cafe-local time of now. */
  readonly now: string;
  /** The first cafe-local time that an order of this size can be ready for. Left out: its size does not matter. */
  readonly soonest?: string;
  /** The day of service that is chosen from, `YYYY-MM-DD`; its last times may be after midnight. */
  readonly day: string;
  /** When the cafe's curbside service ends that day, `HH:mm` (OPEN-11). */
  readonly curbsideCutoff: string;
}

/** When curbside service ends, by day of the week; none where the hours are not loaded (CAFE-11). */
export type CurbsideHours = readonly { readonly dayOfWeek: string; readonly endCurbsideService?: string | undefined }[];

/**
 * The times of one day that are still to come and not too soon, each open where this order can be ready for it (SLOTS-05 to -07, SLOTS-09). The one
 * rule for what a day offers: it decides whether a day is full, and what the guest chooses from. A time that a clock change repeats is listed once,
 * with room where either of the two has room.
 * @param readyAt When an order begun now is ready, cafe-local: a time before it without room is not taken, but too soon. Left out: that is not known.
 */
export function comingSlots(
  slots: readonly Slot[],
  { hours, curbsideCutoff, readyAt, ...choosing }: Choosing & { readonly hours: CurbsideHours; readonly readyAt?: string },
): readonly Slot[] {
  const cutoff = curbsideCutoffOn(choosing.day, hours, curbsideCutoff);
  const hasRoom = new Map<string, boolean>();
  for (const { at, isOpen } of slots) if (at > choosing.now) hasRoom.set(at, isOpen || hasRoom.get(at) === true);
  const { now, soonest = now } = choosing;
  return [...hasRoom]
    .filter(([at, isOpen]) => at >= soonest && (isOpen || at >= (readyAt ?? now)))
    .map(([at, isOpen]) => ({ at, isOpen: canChoose({ at, isOpen }, { ...choosing, curbsideCutoff: cutoff }) }));
}

/** Returns whether none of the times that `comingSlots` returns can be chosen: the day is full. */
export const isFullDay = (coming: readonly Slot[]): boolean => coming.every(({ isOpen }) => !isOpen);

/** Returns whether the times of an order depend on the cafe's hours: for curbside, where the hours are loaded at all (SLOTS-09, FLAGS-14). */
export const dependsOnHours = (destination: Destination, hasNightHours: boolean): boolean => destination === 'CURBSIDE' && hasNightHours;

/** Can this time be chosen: with room, still to come, not too soon for the order (SLOTS-05 to -07), and for curbside before its end (SLOTS-09)? */
export const canChoose = ({ at, isOpen }: Slot, { destination, now, soonest = now, day, curbsideCutoff }: Choosing): boolean =>
  isOpen && at > now && at >= soonest && !(destination === 'CURBSIDE' && isPastCurbside(at, day, curbsideCutoff));

/** What decides whether an order is taken as soon as possible. */
interface RightAway extends Omit<Choosing, 'day' | 'soonest'> {
  /** Minutes that the kitchen names; null while it takes no such order. */
  readonly leadTime: number | null;
  /** The days on which the cafe takes orders. */
  readonly days: readonly ServiceDay[];
  readonly hours: CurbsideHours;
  readonly timeZone: string;
}

/**
 * Minutes until an order as soon as possible is ready; null where it is not offered: the kitchen names none, or it would be ready outside
 * the hours in which times can be chosen, for curbside past the end of that service (SLOTS-09, SLOTS-10).
 */
export function asapMinutes({ leadTime, days, hours, destination, now, curbsideCutoff, timeZone }: RightAway): number | null {
  if (leadTime === null) return null;
  const at = minutesLater(now, leadTime, timeZone);
  const served = serviceDayAt(at, days);
  if (served === undefined) return null;
  const cutoff = curbsideCutoffOn(served.date, hours, curbsideCutoff);
  return destination === 'CURBSIDE' && isPastCurbside(at, served.date, cutoff) ? null : leadTime;
}

/** A service that ends before this hour ends on the next day. */
const DAWN = '05:00';

/**
 * From the cutoff on, inclusive, there is no curbside service (SLOTS-09).
 * @param day The day of service, `YYYY-MM-DD`: its cutoff may be after midnight, and so may `at`.
 */
export const isPastCurbside = (at: string, day: string, cutoff: string): boolean =>
  at >= `${cutoff < DAWN ? daysLater(day, 1) : day}T${cutoff}`;

/**
 * The end of curbside on the weekday of a day of service, `YYYY-MM-DD`, else the configured one (SLOTS-09, OPEN-11). Of several rows of a weekday
 * those that name an end hold, and of several ends the latest, which may be after midnight (C-01).
 */
export const curbsideCutoffOn = (day: string, hours: CurbsideHours, otherwise: string): string => {
  const weekday = weekdays[Temporal.PlainDate.from(day).dayOfWeek - 1];
  const ends = hours.flatMap(({ dayOfWeek, endCurbsideService }) =>
    dayOfWeek.toUpperCase() === weekday && endCurbsideService !== undefined ? [endCurbsideService] : [],
  );
  const sorted = ends.toSorted();
  return sorted.findLast((end) => end < DAWN) ?? sorted.at(-1) ?? otherwise;
};

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
