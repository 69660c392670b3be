import type { Cart } from '#domain/cart/cart.ts';
import type { SummaryDestination } from '#domain/order/destination.ts';
import { dateLabel } from '#domain/time/label.ts';
import '#src/text/lazy/confirmation.ts';
import { text } from '#src/text/text.ts';

export const isBrought = (destination: SummaryDestination) => destination === 'DELIVERY' || destination === 'DINEIN';

/** A delivery arrives; an order as soon as possible is ready about that time; one for later, or of another day, is for its time. */
export function promiseWords({ cartSummary }: Cart, destination: SummaryDestination, isToday: boolean) {
  if (destination === 'DELIVERY') return isToday ? 'confirmation.arrives' : 'confirmation.arrives.day';
  return cartSummary.priority === 'ASAP' && isToday ? 'confirmation.ready' : 'confirmation.when';
}

interface Known {
  readonly number: string;
  /** `YYYY-MM-DD`; null where it is not known. */
  readonly day: string | null;
}

/** The number of the order, its date on the printed receipt, whether utensils are left out, and where it is handed over unless that is the cafe: the table, the parking spot, the address of a delivery. */
export function factsOf({ cafes, cartSummary, deliveryInfo }: Cart, destination: SummaryDestination, { number, day }: Known) {
  const table = destination === 'DINEIN' ? cafes[0]?.pagerNum : null;
  const address = [deliveryInfo?.address1, deliveryInfo?.address2, deliveryInfo?.city].filter(Boolean).join(', ');
  return [
    { label: text('confirmation.number'), value: number },
    { label: text('confirmation.date'), value: day === null ? '' : dateLabel(day), isPrintedOnly: true },
    { label: text('confirmation.table'), value: table ? String(table) : '' },
    { label: text('confirmation.spot'), value: (destination === 'CURBSIDE' && cartSummary.parkingSpot) || '' },
    { label: text('confirmation.goGreen'), value: cartSummary.goGreen ? text('confirmation.goGreen.none') : '' },
    { label: text('confirmation.address'), value: destination === 'DELIVERY' ? address : '' },
  ].filter(({ value }) => value !== '');
}
