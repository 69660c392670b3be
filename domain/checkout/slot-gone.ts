import type { FoundCafe } from '../cafe/cafe.ts';
import { minutesLater } from '../time/cafe-time.ts';

/** Why the time of an order is gone: the kitchen is full, needs longer (SUBMIT-13), or the cafe has closed. */
export type SlotReason = 'full' | 'prepTime' | 'closed';

/** What is offered in place of a time that is gone (SUBMIT-12). Times are cafe-local, `YYYY-MM-DDTHH:mm`. */
export interface SlotOffer {
  readonly slotReason: SlotReason;
  /** The next free time; null: none is known. */
  readonly nextSlot: string | null;
  /** The first free times at which the whole order can be had, at most three; the next free one alone where that is not known. */
  readonly times: readonly string[];
  /** Name of the item that cannot be had at the next free time, so that the times are later ones, or none; null: all can. */
  readonly missing: string | null;
}

/** How many times are offered. */
export const OFFERED_TIMES = 3;

/** A free time, and the name of the first item of the order that cannot be had then; null: all can. */
export interface JudgedTime {
  readonly at: string;
  readonly missing: string | null;
}

/**
 * Returns the offer from free times in order of time. Those that do not hold the whole order are left out; no time at all is no offer
 * (SUBMIT-12, AVAIL-04).
 */
export function slotOffer(slotReason: SlotReason, judged: readonly JudgedTime[]): SlotOffer {
  const whole = judged.filter(({ missing }) => missing === null);
  return {
    slotReason,
    nextSlot: judged[0]?.at ?? null,
    times: whole.slice(0, OFFERED_TIMES).map(({ at }) => at),
    missing: judged[0]?.missing ?? null,
  };
}

/** What the time of an order is judged by: cafe-local, `YYYY-MM-DDTHH:mm`. */
interface GoneTime {
  /** The time of the order; null for as soon as possible. */
  readonly at: string | null;
  readonly now: string;
  /** How long the kitchen needs; 0 where that is not known. */
  readonly leadMinutes: number;
}

type JudgedCafe = Pick<FoundCafe, 'isOpen' | 'closesAt' | 'timeZone'>;

/**
 * Returns whether an order cannot be had because its cafe has closed, rather than as its kitchen is full (SUBMIT-12). A cafe that closes before then
 * takes no order as soon as possible; one that names no lead time may. A time that is still to come may be of another day, for which it says nothing
 * that the cafe is closed now.
 */
export const hasClosedFor = ({ isOpen, closesAt, timeZone }: JudgedCafe, { at, now, leadMinutes }: GoneTime): boolean =>
  at === null ? !isOpen || (closesAt !== null && minutesLater(now, leadMinutes, timeZone) >= closesAt) : !isOpen && at <= now;

/**
 * Returns why the time of an order is gone, where the server says that it is taken: its cafe has closed, an order begun now is not ready by then, or
 * its kitchen is full (SUBMIT-12, SUBMIT-13). That the kitchen needs longer is the server's own word.
 */
export function reasonOf(said: SlotReason, cafe: JudgedCafe, time: GoneTime): SlotReason {
  if (said === 'prepTime') return said;
  if (hasClosedFor(cafe, time)) return 'closed';
  return time.at !== null && time.at < minutesLater(time.now, time.leadMinutes, cafe.timeZone) ? 'prepTime' : said;
}
