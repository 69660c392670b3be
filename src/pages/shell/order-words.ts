import { whenLabel } from '#domain/navigation/order-bar.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { text } from '#src/text/text.ts';

/** How and where, and when, as an order in hand reads (NAV-05 to -09). `now`: the cafe-local time. */
export function orderWords({ destination, cafe, address, schedule, tableNumber }: SetUpOrder, now: string) {
  const to = destination === 'DELIVERY' ? address?.address1 : undefined;
  const at = whenLabel(schedule, now) ?? text('shell.asap');
  return {
    what: [text(`destination.${destination}`), cafe.name, to].filter(Boolean).join(' · '),
    when: tableNumber === null ? at : text('shell.table', { number: tableNumber }),
  };
}
