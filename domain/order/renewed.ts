import { isSameValue } from '../same-value.ts';
import type { Destination, OrderCafe, SetUpOrder } from './order.ts';

/** What a cafe says now of itself and of orders for a destination. */
export interface CafeNow {
  readonly cafe: OrderCafe;
  readonly destination: Destination;
  /** Minutes until an order as soon as possible is ready; null while the kitchen takes none. */
  readonly leadMinutes: number | null;
}

/**
 * Returns an order with what its cafe says now: its terms and, as soon as possible, its lead minutes, where the kitchen names any. The same order,
 * identical, where nothing of it is new, or the facts are of another cafe or destination. An order that is made as it comes, with no lead minutes,
 * has none afterwards (AVAIL-01, CAFE-09, SLOTS-10).
 */
export function renewedOrder(order: SetUpOrder, { cafe, destination, leadMinutes }: CafeNow): SetUpOrder {
  if (order.cafe.id !== cafe.id || order.destination !== destination) return order;
  const { schedule } = order;
  const isTimed = schedule.priority === 'ASAP' && schedule.leadMinutes > 0 && leadMinutes !== null;
  const renewed: SetUpOrder = { ...order, cafe, schedule: isTimed ? { priority: 'ASAP', leadMinutes } : schedule };
  return isSameValue(renewed, order) ? order : renewed;
}

/** Returns whether a renewal of an order waits for the lead minutes of its kitchen, which takes no order as soon as possible now (SLOTS-10). */
export const lacksLeadMinutes = ({ schedule }: Pick<SetUpOrder, 'schedule'>, { leadMinutes }: Pick<CafeNow, 'leadMinutes'>): boolean =>
  leadMinutes === null && schedule.priority === 'ASAP' && schedule.leadMinutes > 0;
