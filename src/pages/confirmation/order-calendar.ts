import type { Cart } from '#contract/cart-entity.ts';
import { calendarFile, type CalendarEntry } from '#domain/order/calendar-file.ts';
import { summaryDestinationFrom } from '#domain/order/destination.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import type { ConfirmedCafe } from './confirmed-cafe.ts';

/** Returns the calendar file of a placed order. */
export function orderCalendar(
  { maskedOrderId, orderId, cartSummary }: Cart,
  cafe: ConfirmedCafe | null,
  time: Pick<CalendarEntry, 'at' | 'timeZone' | 'now'>,
): string {
  const number = maskedOrderId ?? orderId ?? '';
  const destination = text(`destination.${summaryDestinationFrom(cartSummary.destination)}`);
  return calendarFile({
    ...time,
    number,
    summary: text('confirmation.calendar.entry', { destination, number }),
    place: cafe?.address ?? '',
  });
}
