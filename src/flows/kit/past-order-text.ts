import type { PastOrder } from '#domain/order/past-order.ts';
import '#src/text/lazy/past-orders.ts';
import { text } from '#src/text/text.ts';

/** Returns the day and the cafe of an order, or the cafe alone where the day is not known. */
export const whenAndWhere = ({ cafeName }: PastOrder, day: string | null): string =>
  day === null ? cafeName : text('pastOrders.meta', { day, cafe: cafeName });
