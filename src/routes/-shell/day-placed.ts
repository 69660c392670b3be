import type { PastOrder } from '#domain/order/past-order.ts';

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
/** Returns the day of an instant, in this device's time zone; null where the text is none. */
export const dayOfInstant = (instant: string): string | null => (Number.isNaN(Date.parse(instant)) ? null : day.format(new Date(instant)));
/** Returns the day an order was placed, in this device's time zone; null where it is not known. */
export const dayPlaced = ({ placedAt }: PastOrder): string | null => (placedAt === null ? null : dayOfInstant(placedAt));
