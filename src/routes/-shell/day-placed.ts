import type { PastOrder } from '#domain/order/past-order.ts';

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
/** Returns the day an order was placed, in this device's time zone; null where it is not known. */
export const dayPlaced = ({ placedAt }: PastOrder): string | null => (placedAt === null ? null : day.format(new Date(placedAt)));
