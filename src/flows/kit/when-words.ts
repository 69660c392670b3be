import { whenLabel } from '#domain/navigation/order-bar.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { asapAt } from '#domain/slots/lead-time.ts';
import { timeLabel } from '#domain/time/label.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';

/** When an order is for, or at which table. As soon as possible names its time where the kitchen has said how soon. `now` is cafe-local. */
export function whenWords({ schedule, cafe, tableNumber }: SetUpOrder, now: string): string {
  if (tableNumber !== null) return text('shell.table', { number: tableNumber });
  const when = whenLabel(schedule, now);
  if (when !== null) return when;
  const minutes = schedule.priority === 'ASAP' ? schedule.leadMinutes : 0;
  return minutes > 0 ? text('cart.place.asap', { time: timeLabel(asapAt(now, minutes, cafe.timeZone)) }) : text('shell.asap');
}
