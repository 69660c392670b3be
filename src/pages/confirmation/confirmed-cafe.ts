import type { OrderCafe } from '#domain/order/order.ts';

/** What a confirmation says of the cafe. */
export type ConfirmedCafe = Pick<OrderCafe, 'name' | 'address' | 'phone'>;
