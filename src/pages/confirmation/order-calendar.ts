import type { Cart } from '#domain/cart/cart.ts';
import { calendarFile, type CalendarEntry } from '#domain/order/calendar-file.ts';
import { defaultDestination } from '#domain/order/destination.ts';
import { isPromiseDue } from '#domain/order/promise.ts';
import { whereToGo } from '#domain/order/where-to-go.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { OrderPhase } from '#domain/tracking/phase.ts';
import '#src/text/lazy/confirmation.ts';
import { text } from '#src/text/text.ts';
import type { ConfirmedCafe } from './confirmed-cafe.ts';

/** Returns the calendar file of a placed order; null once its time has come, or it is there. */
export function orderCalendar(
  { maskedOrderId, orderId, cartSummary }: Cart,
  cafe: ConfirmedCafe & { readonly timeZone: string },
  { phase, ...time }: Pick<CalendarEntry, 'at' | 'now'> & { readonly phase: OrderPhase },
): string | null {
  if (phase !== 'awaited' || isPromiseDue(time.at, cafeTimeAt(time.now, cafe.timeZone))) return null;
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
