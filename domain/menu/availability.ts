import { knownDestination } from '../order/destination.ts';
import type { Destination } from '../order/order.ts';
import { clockOf, dayOf, daysLater, minutesLater } from '../time/cafe-time.ts';
import { weekdayOn } from '../time/weekday.ts';

/** One window of one weekday, cafe time. `dayOfWeekInt` is 1 = Monday to 6 = Saturday, 0 or 7 = Sunday (OPEN-12). */
export interface Window {
  readonly dayOfWeek?: string | undefined;
  readonly dayOfWeekInt?: number | undefined;
  readonly fromTime?: string | null | undefined;
  readonly toTime?: string | null | undefined;
}

/** Why something may not be sold, as the wire says it. */
interface SaleException {
  readonly type: string;
  readonly destination?: string | undefined;
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
}

/** What decides whether something can be sold. */
export interface Sold {
  /** No windows: whenever the cafe is open (AMB-37). */
  readonly schedule: readonly Window[];
  readonly exceptions: readonly SaleException[];
  /** What belongs into it and has hours or exceptions of its own (AVAIL-11); left out: nothing has. */
  readonly components?: readonly Omit<Sold, 'components'>[];
}

/** How and when the food is wanted. */
export interface Wanted {
  readonly destination: Destination;
  /** Cafe-local, `YYYY-MM-DDTHH:mm`. */
  readonly at: string;
  /** The time of the cafe, in the same form, by which an offer is over for good; left out: `at`. */
  readonly now?: string;
  /** The last day that an order can be set up for, `YYYY-MM-DD` of the cafe; left out: it is not known, and any day counts. */
  readonly lastDay?: string;
}

/**
 * Why not; each reason has its own sentence, because each is helped in another way. `offerUpcoming`: the offer begins later; `offerFar`: later than an
 * order can be set up for; `offerEnds`: it is over at the wanted time, and not now; `offerOver`: it is over now (AVAIL-03).
 */
export type Unavailable = 'destination' | 'offerUpcoming' | 'offerFar' | 'offerEnds' | 'offerOver' | 'date' | 'time' | 'soldOut';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Null when it, and what belongs into it, can be sold then and that way (AVAIL-02 to -07, AVAIL-11, E-35, E-36, E-38). */
export function unavailableBecause(sold: Sold, wanted: Wanted): Unavailable | null {
  return refusing(sold, wanted)?.reason ?? null;
}

/** Returns the reason why something cannot be sold as wanted, with what has it: the thing itself, else what belongs into it; null: it can. */
export function refusing(sold: Sold, wanted: Wanted): { readonly sold: Sold; readonly reason: Unavailable } | null {
  const own = ownReason(sold, wanted);
  if (own !== null) return { sold, reason: own };
  for (const part of sold.components ?? []) {
    const reason = ownReason(part, wanted);
    if (reason !== null) return { sold: part, reason };
  }
  return null;
}

function ownReason({ schedule, exceptions }: Sold, { destination, at, now = at, lastDay }: Wanted): Unavailable | null {
  // Most of a menu has none, and a whole menu is judged at once.
  if (exceptions.length > 0) {
    if (exceptions.some((exception) => knownDestination(exception.destination) === destination)) return 'destination';
    if (hasEnded(exceptions, at)) return hasEnded(exceptions, now) ? 'offerOver' : 'offerEnds';
    // An offer of several seasons is sold inside each of them.
    if (isNever(exceptions, (offer) => !isUpcoming(offer, at) && !isOver(offer, at))) {
      const isReachable = (offer: Bounds) => !lastDay || (!isOver(offer, now) && dayOf(offer.fromDate ?? '') <= lastDay);
      return isNever(exceptions, isReachable) ? 'offerFar' : 'offerUpcoming';
    }
  }
  return schedule.length === 0 ? null : unavailableAt(schedule, at);
}

/**
 * Returns when an offer begins after a cafe-local time, `YYYY-MM-DD` or with a time, as the server has it; of several seasons the next one. Null: none
 * begins (AVAIL-03).
 */
export const offerStart = ({ exceptions }: Sold, at: string): string | null =>
  boundsOf(exceptions, 'fromDate').find((fromDate) => isUpcoming({ fromDate }, at)) ?? null;

/** Returns when an offer ends, `YYYY-MM-DD` or with a time, as the server has it; of several seasons the last one. Null: it does not (AVAIL-03). */
export const offerEnd = ({ exceptions }: Sold): string | null => boundsOf(exceptions, 'toDate').at(-1) ?? null;

const offersOf = (exceptions: Sold['exceptions']) => exceptions.filter(({ type }) => type === 'LTO');

const boundsOf = (exceptions: Sold['exceptions'], bound: 'fromDate' | 'toDate') =>
  offersOf(exceptions)
    .flatMap((offer) => offer[bound] ?? [])
    .toSorted();

/** Whether there are seasons of an offer among the exceptions, and none that passes. */
function isNever(exceptions: Sold['exceptions'], passes: (offer: Bounds) => boolean): boolean {
  const offers = offersOf(exceptions);
  return offers.length > 0 && !offers.some(passes);
}

type Bounds = Pick<SaleException, 'fromDate' | 'toDate'>;

const isUpcoming = ({ fromDate }: Bounds, at: string): boolean => fromDate !== undefined && at < toMinute(fromDate);

/** A date without a time covers its whole day (AMB-04). */
const isOver = ({ toDate }: Bounds, at: string): boolean => toDate !== undefined && at.slice(0, toMinute(toDate).length) > toMinute(toDate);

/** Whether the offer among the exceptions is over at a cafe-local time, with all its seasons. */
const hasEnded = (exceptions: Sold['exceptions'], at: string): boolean => isNever(exceptions, (offer) => !isOver(offer, at));

/** The wire allows seconds; the cafe's clock has none. */
const toMinute = (bound: string) => bound.slice(0, 'YYYY-MM-DDTHH:mm'.length);

function unavailableAt(schedule: readonly Window[], at: string): Unavailable | null {
  const weekday = weekdayOn(dayOf(at));
  const clock = clockOf(at);
  let reason: Unavailable = 'date';
  for (const window of schedule) {
    const day = isClosedAllDay(window) ? -1 : weekdayOf(window);
    // A window that ends before it begins runs into the next morning (AMB-36).
    if (day === (weekday + 6) % 7 && isOvernight(window) && clock <= to(window)) return null;
    if (day !== weekday) continue;
    if (from(window) <= clock && (isOvernight(window) || clock <= to(window))) return null;
    reason = 'time';
  }
  return reason;
}

const from = ({ fromTime }: Window) => fromTime ?? '00:00';
const to = ({ toTime }: Window) => toTime ?? '23:59';
const isOvernight = (window: Window) => to(window) < from(window);

/** Both times missing, or equal: nothing is sold on that weekday (AVAIL-05, AMB-36). */
const isClosedAllDay = ({ fromTime = null, toTime = null }: Window) => fromTime === toTime;

/** 0 = Sunday; -1 where the window names no weekday. */
function weekdayOf({ dayOfWeek, dayOfWeekInt }: Window): number {
  if (dayOfWeek === undefined) return (dayOfWeekInt ?? -1) % 7;
  return weekdays.indexOf(dayOfWeek.slice(0, 3).toLowerCase());
}

/** The open windows of a day's weekday as `HH:mm` pairs, for saying when it is sold (AVAIL-05, AVAIL-06). `day`: `YYYY-MM-DD`. */
export const windowsOn = (schedule: readonly Window[], day: string): readonly { readonly from: string; readonly to: string }[] =>
  schedule
    .filter((window) => !isClosedAllDay(window) && weekdayOf(window) === weekdayOn(day))
    .map((window) => ({ from: from(window), to: to(window) }));

/** Returns when something is sold next after a cafe-local time, `YYYY-MM-DDTHH:mm`; null: not within a week, or its offer is over by then (AVAIL-03, AVAIL-04, AVAIL-06). */
export function nextSale({ schedule, exceptions }: Sold, at: string): string | null {
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = daysLater(dayOf(at), ahead);
    const [next] = windowsOn(schedule, day)
      .map(({ from: opens }) => `${day}T${opens}`)
      .filter((start) => start > at)
      .toSorted();
    if (next) return hasEnded(exceptions, next) ? null : next;
  }
  return null;
}

interface Judging {
  /** The cafe-local time of now. */
  readonly now: string;
  readonly fulfilment: string | null;
  readonly leadMinutes: number | null;
  readonly timeZone: string;
}

/** The time at which availability is judged (AVAIL-01, E-37). */
export const judgedAt = ({ now, fulfilment, leadMinutes, timeZone }: Judging): string =>
  fulfilment ?? (leadMinutes === null ? now : minutesLater(now, leadMinutes, timeZone));
