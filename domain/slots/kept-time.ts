import type { SetUpOrder } from '../order/order.ts';
import type { PickedTime } from './choice.ts';
import { serviceDayAt, type ServiceDay } from './service-day.ts';

interface Choosing {
  readonly cafeId: string;
  /** The cafe-local time of now, `YYYY-MM-DDTHH:mm`. */
  readonly now: string;
}

/**
 * Returns the time of the order in hand, for a guest who chooses a time at the same cafe: it stays unless they pick another (ORD-SETUP-11). Whether there
 * is room at that time for another way is not known here. Null: the order is for as soon as possible, is another cafe's, or its time has passed or lies
 * outside the days of service.
 */
export function keptTime(order: SetUpOrder | null, days: readonly ServiceDay[], { cafeId, now }: Choosing): PickedTime | null {
  if (order?.schedule.priority !== 'LATER' || order.cafe.id !== cafeId) return null;
  const { at } = order.schedule;
  const day = serviceDayAt(at, days);
  return day === undefined || at <= now ? null : { day: day.date, at };
}
