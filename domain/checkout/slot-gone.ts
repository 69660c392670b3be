import type { FoundCafe } from '../cafe/cafe.ts';
import { minutesLater } from '../time/cafe-time.ts';

/**
 * Why the time of an order is gone: the kitchen is full, needs longer for what is ordered (SUBMIT-13), needs longer than until then for any order,
 * the time has passed, or the cafe has closed.
 */
export type SlotReason = 'full' | 'prepTime' | 'tooSoon' | 'over' | 'closed';

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
export interface GoneTime {
  /** The time of the order; null for as soon as possible. */
  readonly at: string | null;
  readonly now: string;
  /** How long the kitchen needs; 0 where that is not known. */
  readonly leadMinutes: number;
}

export type JudgedCafe = Pick<FoundCafe, 'isOpen' | 'closesAt' | 'timeZone'>;

/**
 * Returns whether an order cannot be had because its cafe has closed, rather than as its kitchen is full (SUBMIT-12). A cafe that closes before then
 * takes no order as soon as possible; one that names no lead time may. A time that is still to come may be of another day, for which it says nothing
 * that the cafe is closed now.
 */
export const hasClosedFor = ({ isOpen, closesAt, timeZone }: JudgedCafe, { at, now, leadMinutes }: GoneTime): boolean =>
  at === null ? !isOpen || (closesAt !== null && minutesLater(now, leadMinutes, timeZone) >= closesAt) : !isOpen && at <= now;
