import type { Destination } from '../order/order.ts';
import type { Unavailable } from './availability.ts';

/** The question of the order setup whose other answer may help. */
export type Help = 'time' | 'destination' | 'cafe';

/**
 * Returns what helps with something that cannot be had, by its reason; null: nothing of the order. A dine-in order has no time to change
 * (ORD-SETUP-05), the address of a delivery decides which cafe brings it, and of an offer that is over or too far ahead no time can be chosen
 * (AVAIL-02 to -06, AVAIL-09).
 */
export function helpWith(reason: Unavailable | null, destination: Destination): Help | null {
  if (reason === 'soldOut') return destination === 'DELIVERY' ? null : 'cafe';
  if (reason === null || reason === 'offerOver' || reason === 'offerFar') return null;
  return reason === 'destination' || destination === 'DINEIN' ? 'destination' : 'time';
}
