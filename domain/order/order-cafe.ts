import { addressLine } from '../cafe/address-line.ts';
import type { Cafe } from '../cafe/cafe.ts';
import type { OrderDays } from '../slots/order-days.ts';
import type { OrderCafe } from './order.ts';

/** The terms of a cafe that names none, as where its slots are not loaded (CAFE-08, CAFE-09). */
export const noTerms: OrderDays['terms'] = { deliveryMinimum: null, deliveryProvider: null, largeOrderMinimum: null };

/** Returns what an order must know of its cafe, without what the times of the cafe say (CAFE-07). */
export const orderCafeFrom = (cafe: Cafe): Omit<OrderCafe, keyof OrderDays['terms']> => ({
  id: cafe.cafeId,
  name: cafe.name,
  timeZone: cafe.timeZone,
  phone: cafe.phone,
  address: addressLine(cafe),
  customizationsMaxAllowed: cafe.customizationsMaxAllowed,
  ...(cafe.donations.length > 0 && { donations: cafe.donations }),
});
