import type { Cart } from '#domain/cart/cart.ts';
import { calendarFile, type CalendarEntry } from '#domain/order/calendar-file.ts';
import { defaultDestination } from '#domain/order/destination.ts';
import { whereToGo } from '#domain/order/where-to-go.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import type { ConfirmedCafe } from './confirmed-cafe.ts';

/** Returns the calendar file of a placed order. */
export function orderCalendar(
  { maskedOrderId, orderId, cartSummary }: Cart,
  cafe: ConfirmedCafe & { readonly timeZone: string },
  time: Pick<CalendarEntry, 'at' | 'now'>,
): string {
  const number = maskedOrderId ?? orderId ?? '';
  const destination = cartSummary.destination ?? defaultDestination;
  return calendarFile({
    ...time,
    timeZone: cafe.timeZone,
    number,
    summary: text('confirmation.calendar.entry', { destination: text(`destination.${destination}`), number }),
    place: whereToGo(destination, cafe.address),
  });
}
