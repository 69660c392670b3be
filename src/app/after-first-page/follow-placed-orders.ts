import { isPastOrders, pastOrdersKey } from '#src/api/loyalty.ts';
import { followOrder } from './follow-order.ts';
import { placedOrdersIn } from '../storage/placed-orders.ts';
import type { Services } from '../services.ts';

/** Opens the flow of the active orders where there may be any: one was placed in this browser, or the account has some. */
export function followPlacedOrders({ actors, features, queryClient, send, sharedStorage, viewer }: Services): void {
  const placed = placedOrdersIn(sharedStorage);
  function openIfAny() {
    const { placedCartId } = actors.order.getSnapshot().context;
    const isNew = placedCartId !== null && !placed.knows(placedCartId);
    const hasAccountOrders = queryClient.getQueriesData({ queryKey: pastOrdersKey }).length > 0;
    if (isNew || hasAccountOrders || placed.orders(viewer()).length > 0) {
      send({ type: 'flow.opened', name: 'activeOrders', input: { isTracked: features().orderTracker } });
    }
  }
  // Whether orders are followed is known once the server has said so.
  actors.site.subscribe(openIfAny);
  placed.onChange(openIfAny);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isPastOrders(query)) openIfAny();
  });
  followOrder({ actors }, openIfAny);
}
