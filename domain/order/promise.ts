import { dayOf, minutesLater } from '../time/cafe-time.ts';
import { momentLabel, timeLabel } from '../time/label.ts';

/** What a cart summary says of its time; cafe-local times. */
interface PromisedSummary {
  readonly orderFulfillmentDT?: string | null | undefined;
  readonly currentCafeTime?: string | null | undefined;
  /** Minutes. */
  readonly leadTime?: number | null | undefined;
}

/**
 * When an order is promised for, cafe-local, `YYYY-MM-DDTHH:mm`: its fulfillment time, else the lead time after the cafe's time at which
 * it was placed (SLOTS-10); null where the server named neither.
 */
export function promisedAt({ orderFulfillmentDT, currentCafeTime, leadTime }: PromisedSummary, timeZone: string): string | null {
  if (orderFulfillmentDT) return orderFulfillmentDT.slice(0, 16);
  if (!currentCafeTime || typeof leadTime !== 'number') return null;
  return minutesLater(currentCafeTime.slice(0, 16), leadTime, timeZone);
}

/** Whether the time of an order has come: nothing about it can be changed any more. Both times are cafe-local; one that is not known has not come. */
export const isPromiseDue = (at: string | null, now: string): boolean => at !== null && at.slice(0, 16) <= now.slice(0, 16);

/** `12:30 PM` today, else `Tomorrow at 12:30 PM`; both times are cafe-local. */
export const promiseLabel = (at: string, now: string): string => (dayOf(at) === dayOf(now) ? timeLabel(at) : momentLabel(at, now));
