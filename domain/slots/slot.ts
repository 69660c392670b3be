import { clockOf, dayOf } from '../time/cafe-time.ts';
import type { Destination } from '../order/order.ts';

/** One time at which the kitchen may have an order ready. */
export interface Slot {
  /** Cafe-local, `YYYY-MM-DDTHH:mm`. */
  readonly at: string;
  /** The server still has room for it. */
  readonly isOpen: boolean;
}

interface Choosing {
  readonly destination: Destination;
  /** The cafe-local time of now. */
  readonly now: string;
  /** When the cafe's curbside service ends that day, `HH:mm` (OPEN-11). */
  readonly curbsideCutoff: string;
}

/** The times of a day that can be chosen: with room, still to come, and for curbside before its end (SLOTS-09). */
export const choosableSlots = (slots: readonly Slot[], choosing: Choosing): readonly Slot[] =>
  slots.filter((slot) => canChoose(slot, choosing));

/** The same question of one time. */
export const canChoose = ({ at, isOpen }: Slot, { destination, now, curbsideCutoff }: Choosing): boolean =>
  isOpen && at > now && !(destination === 'CURBSIDE' && isPastCurbside(at, curbsideCutoff));

/** A service that ends before this hour ends on the next day. */
const DAWN = '05:00';

/** From the cutoff onward, the cutoff itself included, nobody comes to the car (SLOTS-09); one after midnight closes nothing that day. */
export const isPastCurbside = (at: string, cutoff: string): boolean => cutoff >= DAWN && clockOf(at) >= cutoff;

/** The end of curbside on the weekday of a cafe-local time, else the configured one (SLOTS-09, OPEN-11). */
export const curbsideCutoffOn = (
  at: string,
  hours: readonly { readonly dayOfWeek: string; readonly endCurbsideService?: string | undefined }[],
  otherwise: string,
): string => {
  const weekday = weekdays[Temporal.PlainDate.from(dayOf(at)).dayOfWeek - 1];
  return hours.find(({ dayOfWeek }) => dayOfWeek.toUpperCase() === weekday)?.endCurbsideService ?? otherwise;
};

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
