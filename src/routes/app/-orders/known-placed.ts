import { promiseLabel } from '#domain/order/promise.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { readPlaced } from '#src/flows/active-orders/placed-record.ts';

/** Returns what this browser knows of the order of a cart without asking, in words; null: nothing. Its viewer was asked for before. */
export function knownPlaced({ clock, sharedStorage }: Pick<RouterContext, 'clock' | 'sharedStorage'>, cartId: string) {
  const order = readPlaced(sharedStorage).orders.find((placed) => placed.cartId === cartId);
  if (order === undefined) return null;
  const { at, cafeName: cafe, number, timeZone } = order;
  return { number, cafe, when: promiseLabel(at, cafeTimeAt(clock.now(), timeZone)) };
}
