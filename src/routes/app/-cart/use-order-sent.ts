import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { upsellMachine } from '#machines/upsell/upsell.machine.ts';
import { useOrder } from '../../-shell/use-order.ts';

/** Tells the dialog of a large order of each order in hand (OVERLAYS-30). */
export function useOrderSent(actor: ActorRefFrom<typeof upsellMachine>): void {
  const order = useOrder((context) => context.order);
  useEffect(() => {
    if (order !== null) actor.send({ type: 'order.changed', order });
  }, [actor, order]);
}
