import { upsellMachine } from '#machines/upsell/upsell.machine.ts';
import type { UpsellOutput } from '#machines/upsell/upsell.types.ts';
import { cartById } from '#src/api/cart.ts';
import type { HandlersOf } from '#src/app/effects.ts';
import type { Services } from '#src/app/services.ts';
import { avoidanceNow } from '#src/flows/allergens/avoidance-record.ts';
import { waitingChanges } from '#machines/cart/waiting-changes.ts';
import { waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { rememberOffered, wasOffered } from './offered-record.ts';
import { largeOrderPorts } from './large-order.ports.ts';
import { upsellPorts } from './upsell.ports.ts';

/** The machine with its ports. Nothing of it is kept over a reload: what was offered once is not offered again. */
export function createLogic(services: Services) {
  const { actors, sharedStorage, clock } = services;
  const order = () => actors.order.getSnapshot().context.order;
  const ports = upsellPorts({
    ...services,
    order,
    avoidance: () => avoidanceNow(services),
    queue: () => waitingChanges(actors.cart.getSnapshot()),
    wasOffered: (cartId) => wasOffered(sharedStorage, cartId),
  });
  const times = largeOrderPorts({ ...services, order });
  return upsellMachine.provide({ actors: { ...ports, ...times, pause: waitingPorts(clock).pause } });
}

export const on: HandlersOf<typeof upsellMachine> = {
  /** Remembered as it is seen, so that a reload does not bring it back; told with what the server has to offer (UPSELL-04). */
  'upsell.shown': ({ cartId, kind, itemIds }, { sharedStorage, trackEvent, queryClient, call }) => {
    rememberOffered(sharedStorage, cartId);
    const cart = queryClient.getQueryData(cartById(call, cartId).queryKey);
    trackEvent('upsell', { cartId, kind, itemIds, upsell: cart?.upsell ?? null });
  },
  'time.chosen': ({ at }, { actors, send }) => {
    const inHand = actors.order.getSnapshot().context.order;
    if (inHand === null) return;
    const order = { ...inHand, schedule: { priority: 'LATER', at } } as const;
    actors.order.send({ type: 'order.synced', order, previous: order });
    // The server hears of it before the checkout opens.
    send({ type: 'order.setUp', order });
  },
  'line.chosen': ({ line }, { send }) => send({ type: 'line.added', line }),
};

export function onEnd(end: UpsellOutput, { navigate }: Services): void {
  if (end.kind === 'checkedOut') navigate({ to: '/app/checkout.html' });
  if (end.kind === 'setupRequested') navigate({ to: '/app/startOrder.html', search: { returnTo: '/app/cart.html' } });
}
