import type { SummaryDestination } from '../order/destination.ts';
import type { Destination } from '../order/order.ts';

/** How an order is followed: to the cafe, to a door, or to a table (TRACK-01). */
export type TrackedDestination = 'PICKUP' | 'DELIVERY' | 'DINEIN';

const tracked: Readonly<Record<Destination, TrackedDestination>> = {
  CURBSIDE: 'PICKUP',
  DRIVE_THRU: 'PICKUP',
  RPU: 'PICKUP',
  DELIVERY: 'DELIVERY',
  DINEIN: 'DINEIN',
};

/** Returns how an order is followed (TRACK-01); null for a subscription, which no kitchen makes. */
export const trackedDestinationOf = (destination: SummaryDestination): TrackedDestination | null =>
  destination === 'SUBSCRIPTION' ? null : tracked[destination];

/** Returns the ordering code of a destination as it is followed (TRACK-02). */
export const destinationOfTracked = (destination: TrackedDestination): Destination => (destination === 'PICKUP' ? 'RPU' : destination);

/** Returns whether the way of an order is followed: to the cafe’s counter or car park, or to a door; not to a table (ACTIVE-04). */
export function isFollowed(destination: SummaryDestination): boolean {
  const followed = trackedDestinationOf(destination);
  return followed !== null && followed !== 'DINEIN';
}
