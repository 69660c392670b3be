import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { upsellMachine } from '#machines/upsell/upsell.machine.ts';
import { useOrder } from '../../-shell/use-order.ts';

/** Sends each order in hand to what is offered before the checkout (OVERLAYS-30, UPSELL-03). */
export function useOrderSent(actor: ActorRefFrom<typeof upsellMachine>): void {
  const order = useOrder((context) => context.order);
  useEffect(() => {
    if (order !== null) actor.send({ type: 'order.changed', order });
  }, [actor, order]);
}
