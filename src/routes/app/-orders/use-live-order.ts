import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { OwnedOrder } from '#domain/order/active-orders.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { trackerId } from '#domain/tracking/actor-id.ts';
import type { activeOrdersMachine } from '#machines/active-orders/active-orders.machine.ts';
import type { trackerMachine } from '#machines/tracker/tracker.machine.ts';
import { trackerScreen } from '#machines/tracker/tracker.screen.ts';
import type { FollowedOrder } from '#src/flows/active-orders/active-order-words.ts';

export interface LiveOrderProps {
  /** Null: no code of it runs yet. */
  readonly actor: ActorRefFrom<typeof activeOrdersMachine> | null;
  readonly order: OwnedOrder;
}

/** Returns an order with how far its tracker knows it to be, where it has one. */
export function useLiveOrder({ actor, order }: LiveOrderProps): FollowedOrder {
  const { clock } = useRouteContext({ from: '__root__' });
  const tracker = useSelector(actor ?? undefined, (snapshot) => snapshot?.children[trackerId(order.orderId)]) as
    | ActorRefFrom<typeof trackerMachine>
    | undefined;
  // One that has given up is asked again where its order is seen.
  useEffect(() => {
    if (tracker?.getSnapshot().matches('failed')) tracker.send({ type: 'status.retried' });
  }, [tracker]);
  const snapshot = useSelector(tracker, (now) => now);
  return { order, tracker: snapshot ? trackerScreen(snapshot) : null, now: cafeTimeAt(clock.now(), order.timeZone) };
}
