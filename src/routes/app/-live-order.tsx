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
import { ActiveOrderRow } from '#src/flows/active-orders/ActiveOrderRow.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';

interface LiveOrderProps {
  readonly actor: ActorRefFrom<typeof activeOrdersMachine>;
  readonly order: OwnedOrder;
}

/** An order with its tracker, where it has one. */
export function LiveOrder({ actor, order }: LiveOrderProps) {
  const { clock } = useRouteContext({ from: '__root__' });
  const tracker = useScreen(actor, ({ children }) => children[trackerId(order.orderId)]) as ActorRefFrom<typeof trackerMachine> | undefined;
  // One that has given up is asked again where its order is seen.
  useEffect(() => {
    if (tracker?.getSnapshot().matches('failed')) tracker.send({ type: 'status.retried' });
  }, [tracker]);
  const snapshot = useSelector(tracker, (now) => now);
  return <ActiveOrderRow order={order} tracker={snapshot ? trackerScreen(snapshot) : null} now={cafeTimeAt(clock.now(), order.timeZone)} />;
}
