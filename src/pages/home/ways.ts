import { Bike, CarFront, ShoppingBag, Utensils, type IconNode } from 'lucide';
import type { Destination } from '#domain/order/order.ts';

/** A parking sign. */
const Parking: IconNode = [
  ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }],
  ['path', { d: 'M9 17V7h4a3 3 0 0 1 0 6H9' }],
];

/** The ways of an order as the home page offers them, the usual one first (GEN-02). */
export const ways: readonly { readonly value: Destination; readonly icon: IconNode }[] = [
  { value: 'RPU', icon: ShoppingBag },
  { value: 'DELIVERY', icon: Bike },
  { value: 'DRIVE_THRU', icon: CarFront },
  { value: 'CURBSIDE', icon: Parking },
  { value: 'DINEIN', icon: Utensils },
];
