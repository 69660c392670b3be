import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { activeOrderFrom } from '#domain/order/active-orders.ts';
import { arrivalId, cancellationId, trackerId } from '#domain/tracking/actor-id.ts';
import type { arrivalMachine } from '#machines/arrival/arrival.machine.ts';
import { arrivalScreen, type ArrivalScreen } from '#machines/arrival/arrival.screen.ts';
import type { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { cancellationScreen, type CancellationScreen } from '#machines/cancellation/cancellation.screen.ts';
import type { trackerMachine } from '#machines/tracker/tracker.machine.ts';
import { trackerScreen, type TrackerScreen } from '#machines/tracker/tracker.screen.ts';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';
import { useSameValue } from '#src/flows/kit/useSameValue.ts';
import { useActiveOrders } from './use-active-orders.ts';
import { useSpawned } from './use-spawned.ts';

/** Follows an order as long as its page is shown; null: none is known yet. Returns how far it is and what its guest can do, and takes what they do. */
export function useWatchedOrder(known: Parameters<typeof activeOrderFrom>[0] | null) {
  const order = known && activeOrderFrom(known);
  const orders = useActiveOrders(useAfterFirstPage());
  const watched = useSameValue(order);
  useEffect(() => {
    if (orders === null || watched === null) return undefined;
    orders.send({ type: 'order.watched', order: watched });
    return () => orders.send({ type: 'order.unwatched', orderId: watched.orderId });
  }, [orders, watched]);
  const id = order?.orderId ?? null;
  return {
    tracker: useSpawned<typeof trackerMachine, TrackerScreen>(orders, id && trackerId(id), trackerScreen),
    arrival: useSpawned<typeof arrivalMachine, ArrivalScreen>(orders, id && arrivalId(id), arrivalScreen),
    isCanceled: useSelector(orders ?? undefined, (snapshot) => id !== null && snapshot?.context.canceledIds.includes(id) === true),
    cancellation: useSpawned<typeof cancellationMachine, CancellationScreen>(orders, id && cancellationId(id), cancellationScreen),
  };
}
