import type { Destination } from '#domain/order/order.ts';
import { cateringLeadMinutes } from '#domain/slots/order-size.ts';
import type { ServingCafe } from '../cart/stored.ts';

/** The drive takes this long on top of the kitchen. */
const DELIVERY_MINUTES = 25;

/** Minutes until an order begun now is there: at the counter, or for a delivery at the door. */
export const leadFor = ({ leadMinutes }: ServingCafe, destination: Destination, foodCents = 0): number =>
  Math.max(leadMinutes, cateringLeadMinutes(foodCents)) + (destination === 'DELIVERY' ? DELIVERY_MINUTES : 0);
