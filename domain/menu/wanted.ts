import type { SetUpOrder } from '../order/order.ts';
import { defaultDestination } from '../order/destination.ts';
import { dayOf, daysLater } from '../time/cafe-time.ts';
import { judgedAt, type Wanted } from './availability.ts';

/**
 * What the menu is judged for: the order in hand, or pickup as soon as possible where there is none yet. A time that has passed is judged as now: that is
 * the first at which something can still be had. Both times are cafe-local. `soonest`: when an order that is set up now is ready; left out: at once, as
 * the minutes of the cafe are not known (AVAIL-01, E-37).
 */
export function wantedBy(order: SetUpOrder | null, now: string, soonest = now): Wanted {
  if (order === null) return { destination: defaultDestination, at: soonest, now };
  const { schedule, destination, cafe } = order;
  const isAsap = schedule.priority === 'ASAP';
  return {
    destination,
    now,
    at: judgedAt({
      now,
      fulfilment: isAsap ? null : laterOf(schedule.at, now),
      leadMinutes: isAsap ? schedule.leadMinutes : null,
      timeZone: cafe.timeZone,
    }),
  };
}

const laterOf = (at: string, now: string): string => (at.slice(0, 16) < now ? now : at);

/** The day whose stock an order is judged by, `YYYY-MM-DD`; null without an order: that of today. `now` is cafe-local (MENU-16, AVAIL-09). */
export const stockDay = (order: SetUpOrder | null, now: string): string | null => order && dayOf(wantedBy(order, now).at);

/** Returns the last day that an order can be set up for, `YYYY-MM-DD`. `now`: cafe-local; `slotDays`: how many days, with today, times are asked for (SLOTS-01). */
export const lastOrderDay = (now: string, slotDays: number): string => daysLater(dayOf(now), slotDays - 1);
