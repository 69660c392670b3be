import type { SetUpOrder } from '#domain/order/order.ts';
import { asapAt } from '#domain/slots/lead-time.ts';
import { momentLabel, timeLabel } from '#domain/time/label.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';

/** What names the time of as soon as possible. */
type SoonestWords = 'cart.place.asap' | 'checkout.ready' | 'checkout.delivery.about';

/** When an order is for, or at which table. As soon as possible names its time where the kitchen has said how soon. `now` is cafe-local. */
export function whenWords({ schedule, cafe, tableNumber }: SetUpOrder, now: string, soonest: SoonestWords = 'cart.place.asap'): string {
  if (tableNumber !== null) return text('shell.table', { number: tableNumber });
  if (schedule.priority === 'LATER') return momentLabel(schedule.at, now);
  const { leadMinutes } = schedule;
  return leadMinutes > 0 ? text(soonest, { time: timeLabel(asapAt(now, leadMinutes, cafe.timeZone)) }) : text('shell.asap');
}
