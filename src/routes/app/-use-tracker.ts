import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ActiveOrder } from '#domain/order/active-orders.ts';
import { trackerId } from '#domain/tracking/actor-id.ts';
import { trackerScreen } from '#machines/tracker/tracker.screen.ts';
import type { trackerMachine } from '#machines/tracker/tracker.machine.ts';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';
import { useActiveOrders } from './-use-active-orders.ts';

/** Follows an order as long as its page is shown; null: none is known yet. Returns how far it is, and takes what the guest does. */
export function useTracker(order: ActiveOrder | null) {
  const orders = useActiveOrders(useAfterFirstPage());
  const key = order && JSON.stringify(order);
  useEffect(() => {
    if (orders === null || key === null) return undefined;
    const watched = JSON.parse(key) as ActiveOrder;
    orders.send({ type: 'order.watched', order: watched });
    return () => orders.send({ type: 'order.unwatched', orderId: watched.orderId });
  }, [orders, key]);
  const actor = useSelector(
    orders ?? undefined,
    (snapshot) => (order && snapshot?.children[trackerId(order.orderId)]) as ActorRefFrom<typeof trackerMachine> | null | undefined,
  );
  const screen = useSelector(actor ?? undefined, (snapshot) => (snapshot ? JSON.stringify(trackerScreen(snapshot)) : null));
  return actor && screen ? { screen: JSON.parse(screen) as ReturnType<typeof trackerScreen>, send: actor.send } : null;
}
