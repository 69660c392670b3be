import type { Cart } from '#contract/cart-entity.ts';
import type { CalendarEntry } from '#domain/order/calendar-file.ts';
import { summaryDestinationFrom } from '#domain/order/destination.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import type { ConfirmedCafe } from './confirmed-cafe.ts';

/** Returns what a calendar shows of an order, but for its time. */
export function calendarEntry(
  { maskedOrderId, orderId, cartSummary }: Cart,
  cafe: ConfirmedCafe | null,
): Pick<CalendarEntry, 'number' | 'summary' | 'place'> {
  const number = maskedOrderId ?? orderId ?? '';
  const destination = text(`destination.${summaryDestinationFrom(cartSummary.destination)}`);
  return { number, summary: text('confirmation.calendar.entry', { destination, number }), place: cafe?.address ?? '' };
}
