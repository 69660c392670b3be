import type { SetUpOrder } from '#domain/order/order.ts';
import { whenWords } from '#src/flows/kit/when-words.ts';
import '#src/text/lazy/checkout.ts';

/** When an order is for, as the checkout says it. `now` is cafe-local. */
export const orderWhen = (order: SetUpOrder, now: string): string =>
  whenWords(order, now, order.destination === 'DELIVERY' ? 'checkout.delivery.about' : 'checkout.ready');
