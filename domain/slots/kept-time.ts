import type { Destination, SetUpOrder } from '../order/order.ts';
import type { PickedTime } from './choice.ts';
import { serviceDayAt, type ServiceDay } from './service-day.ts';

interface Choosing {
  readonly cafeId: string;
  readonly destination: Destination;
  /** The cafe-local time of now, `YYYY-MM-DDTHH:mm`. */
  readonly now: string;
}

/**
 * Returns the time of the order in hand, for a guest who chooses a time for the same way at the same cafe: it stays unless they pick another (ORD-SETUP-11).
 * Null: the order is for as soon as possible, is another's, or its time has passed or lies outside the days of service.
 */
export function keptTime(order: SetUpOrder | null, days: readonly ServiceDay[], { cafeId, destination, now }: Choosing): PickedTime | null {
  if (order?.schedule.priority !== 'LATER' || order.cafe.id !== cafeId || order.destination !== destination) return null;
  const { at } = order.schedule;
  const day = serviceDayAt(at, days);
  return day === undefined || at <= now ? null : { day: day.date, at };
}
