import { isOver as isLongPast } from '../order/active-orders.ts';
import type { CartSummary } from '../cart/cart.ts';
import { promisedAt } from '../order/promise.ts';
import { isOver as isThere, type Stage } from './stage.ts';

/**
 * What an order is to its guest: waited for, ready at the cafe, brought to the door, or `over`: the hours in which it is active have passed
 * (ACTIVE-01), and it is not known to have been brought.
 */
export type OrderPhase = 'awaited' | 'ready' | 'delivered' | 'over';

interface Ordered {
  readonly cartSummary: Pick<CartSummary, 'destination' | 'orderFulfillmentDT' | 'currentCafeTime' | 'leadTime'>;
  /** IANA time zone of the cafe; null where it is not known: by another it could seem to be over before it is. */
  readonly timeZone: string | null;
  /** How far it is; null where it is not followed, or not yet. */
  readonly stage: Stage | null;
}

/** Returns what an order is to its guest at an instant (TRACK-05, ACTIVE-01). */
export function phaseOf({ cartSummary, timeZone, stage }: Ordered, now: Temporal.Instant): OrderPhase {
  const isReached = stage !== null && isThere(stage);
  if (isReached && cartSummary.destination === 'DELIVERY') return 'delivered';
  const at = timeZone === null ? null : promisedAt(cartSummary, timeZone);
  if (timeZone !== null && at !== null && isLongPast({ at, timeZone }, now)) return 'over';
  return isReached ? 'ready' : 'awaited';
}
