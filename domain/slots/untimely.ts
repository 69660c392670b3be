import type { Schedule } from '../order/order.ts';
import { needsLonger } from './large-order.ts';
import { neededMinutes, type OrderSize } from './order-size.ts';

/**
 * Why an order cannot be had at its time, whatever its cafe says: the time has passed, or a catering order has become so large that it needs
 * `minutes` (SLOTS-05 to -07).
 */
export type TimeProblem = { readonly kind: 'passed'; readonly at: string } | { readonly kind: 'tooSoon'; readonly minutes: number };

interface Judging extends OrderSize {
  /** The cafe-local time of now, `YYYY-MM-DDTHH:mm`. */
  readonly now: string;
  readonly timeZone: string;
}

/** Returns why an order cannot be had at its time any more; null: it can, as far as no cafe is asked. */
export function timeProblem(schedule: Schedule, { now, timeZone, ...size }: Judging): TimeProblem | null {
  if (schedule.priority === 'LATER' && schedule.at <= now) return { kind: 'passed', at: schedule.at };
  const leadMinutes = neededMinutes(size);
  return leadMinutes > 0 && needsLonger(schedule, { now, leadMinutes, timeZone }) ? { kind: 'tooSoon', minutes: leadMinutes } : null;
}
