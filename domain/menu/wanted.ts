import type { SetUpOrder } from '../order/order.ts';
import { defaultDestination } from '../order/destination.ts';
import { judgedAt, type Wanted } from './availability.ts';

/** What the menu is judged for: the order in hand, or pickup now where there is none yet. `now` is cafe-local (AVAIL-01). */
export function wantedBy(order: SetUpOrder | null, now: string): Wanted {
  if (order === null) return { destination: defaultDestination, at: now };
  const { schedule, destination, cafe } = order;
  const isAsap = schedule.priority === 'ASAP';
  return {
    destination,
    at: judgedAt({
      now,
      fulfilment: isAsap ? null : schedule.at,
      leadMinutes: isAsap ? schedule.leadMinutes : null,
      timeZone: cafe.timeZone,
    }),
  };
}
