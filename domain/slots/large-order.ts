import type { Cents } from '../money/money.ts';
import type { Schedule } from '../order/order.ts';
import { minutesLater } from '../time/cafe-time.ts';
import type { OrderDays } from './order-days.ts';
import { isLargeOrder, leadMinutesFor, neededMinutes, type OrderSize } from './order-size.ts';
import type { Slot } from './slot.ts';

/** How many times are offered to a large order. */
const TIMES = 3;

/** What a large order needs in place of its time (OVERLAYS-30). */
export interface LargeOrder {
  /** From this amount, in cents, on orders take so long. */
  readonly from: Cents;
  /** How long; null where neither the kitchen nor its amount names any. */
  readonly minutes: number | null;
  /** The cafe's day of now, and that of the first of the times, `YYYY-MM-DD`. */
  readonly today: string;
  readonly day: string;
  /** Cafe-local times, at least one. */
  readonly times: readonly string[];
}

interface Kitchen {
  /** The cafe-local time of now. */
  readonly now: string;
  /** Minutes that the kitchen names for an order of this amount; null while it takes none as soon as possible. */
  readonly leadMinutes: number | null;
  readonly timeZone: string;
}

/**
 * Returns whether the kitchen needs longer than an order has. As soon as possible, it has the minutes that were named when it was set up; one that
 * is made as it comes, which has no minutes, has no other time to choose (ORD-SETUP-05, CAFE-08). Where the kitchen names none, an order for a later
 * time is left to the server.
 */
export function needsLonger(schedule: Schedule, { now, leadMinutes, timeZone }: Kitchen): boolean {
  if (schedule.priority === 'ASAP' && schedule.leadMinutes === 0) return false;
  if (schedule.priority === 'ASAP') return leadMinutes === null || schedule.leadMinutes < leadMinutes;
  return leadMinutes !== null && schedule.at < minutesLater(now, leadMinutes, timeZone);
}

/**
 * Returns the first cafe-local time for which an order can be placed: a large one needs the minutes of its kitchen, by which its time is judged before its
 * checkout (OVERLAYS-30), and a large catering order those of its amount (SLOTS-05 to -08); any other can be placed for now.
 * @param kitchen What the cafe says of orders of this amount; null: not known.
 */
export function soonestFor(now: string, size: OrderSize, kitchen: Pick<OrderDays, 'leadTime' | 'terms'> | null, timeZone: string): string {
  const minutes = kitchen !== null && isLargeOrder(kitchen.terms, size) ? leadMinutesFor(kitchen.leadTime, size) : null;
  return minutesLater(now, minutes ?? neededMinutes(size), timeZone);
}

/**
 * Returns whether an order for a cafe-local time of those that were offered can still be made by it: its kitchen has the minutes that it needs, and the
 * time has not passed (SLOTS-10, OVERLAYS-30). `now`: cafe-local.
 */
export const isStillOffered = (at: string, { minutes }: Pick<LargeOrder, 'minutes'>, now: string, timeZone: string): boolean =>
  at > now && at >= minutesLater(now, minutes ?? 0, timeZone);

/** Returns the first times of a day that are offered, of those that an order can be ready for. */
export const firstTimes = (coming: readonly Slot[]): readonly string[] =>
  coming
    .filter(({ isOpen }) => isOpen)
    .slice(0, TIMES)
    .map(({ at }) => at);

/** Returns the largest of the amounts, in cents, that an order reaches; the order's own where it reaches none. */
export const reachedAmount = (amounts: readonly Cents[], amount: Cents): Cents =>
  Math.max(...amounts.filter((each) => each <= amount), 0) || amount;
