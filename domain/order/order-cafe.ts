import { addressLine } from '../cafe/address-line.ts';
import type { Cafe } from '../cafe/cafe.ts';
import { supports } from '../cafe/services.ts';
import type { OrderDays } from '../slots/order-days.ts';
import type { Destination, OrderCafe } from './order.ts';

/** The terms of a cafe that names none, as where its slots are not loaded (CAFE-08, CAFE-09). */
export const noTerms: OrderDays['terms'] = { deliveryMinimum: null, deliveryProvider: null, largeOrderMinimum: null };

const waysToPickUp: readonly Destination[] = ['RPU', 'DRIVE_THRU', 'CURBSIDE'];

/** Returns what an order must know of its cafe, without what the times of the cafe say (CAFE-07). */
export function orderCafeFrom(cafe: Cafe): Omit<OrderCafe, keyof OrderDays['terms']> {
  const pickupWays = waysToPickUp.filter((way) => supports(cafe.services, way));
  return {
    id: cafe.cafeId,
    name: cafe.name,
    timeZone: cafe.timeZone,
    phone: cafe.phone,
    address: addressLine(cafe),
    customizationsMaxAllowed: cafe.customizationsMaxAllowed,
    ...(cafe.donations.length > 0 && { donations: cafe.donations }),
    ...(pickupWays.length > 1 && { pickupWays }),
  };
}
