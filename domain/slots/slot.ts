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

/** Hours of the week as the wire has them; none where they are not loaded (CAFE-11). */
type CurbsideHours = readonly { readonly dayOfWeek: string; readonly endCurbsideService?: string | undefined }[];

/**
 * The times of one day that are still to come, each open where this order can be ready for it (SLOTS-09). The one rule for what a day
 * offers: it decides whether a day is full, and what the guest chooses from.
 */
export function comingSlots(
  slots: readonly Slot[],
  { hours, curbsideCutoff, ...choosing }: Choosing & { readonly hours: CurbsideHours },
): readonly Slot[] {
  return slots
    .filter(({ at }) => at > choosing.now)
    .map((slot) => ({
      at: slot.at,
      isOpen: canChoose(slot, { ...choosing, curbsideCutoff: curbsideCutoffOn(slot.at, hours, curbsideCutoff) }),
    }));
}

/** Can this time be chosen: with room, still to come, and for curbside before its end (SLOTS-09)? */
export const canChoose = ({ at, isOpen }: Slot, { destination, now, curbsideCutoff }: Choosing): boolean =>
  isOpen && at > now && !(destination === 'CURBSIDE' && isPastCurbside(at, curbsideCutoff));

/** A service that ends before this hour ends on the next day. */
const DAWN = '05:00';

/** From the cutoff onward, the cutoff itself included, nobody comes to the car (SLOTS-09); one after midnight closes nothing that day. */
export const isPastCurbside = (at: string, cutoff: string): boolean => cutoff >= DAWN && clockOf(at) >= cutoff;

/** The end of curbside on the weekday of a cafe-local time, else the configured one (SLOTS-09, OPEN-11). */
export const curbsideCutoffOn = (at: string, hours: CurbsideHours, otherwise: string): string => {
  const weekday = weekdays[Temporal.PlainDate.from(dayOf(at)).dayOfWeek - 1];
  return hours.find(({ dayOfWeek }) => dayOfWeek.toUpperCase() === weekday)?.endCurbsideService ?? otherwise;
};

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
