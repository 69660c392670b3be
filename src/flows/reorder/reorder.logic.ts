import { reorderMachine } from '#machines/reorder/reorder.machine.ts';
import type { ReorderOutput } from '#machines/reorder/reorder.types.ts';
import type { HandlersOf } from '#src/app/effects.ts';
import { heldReorder } from '#src/flows/reorder/held-reorder.ts';
import type { Services } from '#src/app/services.ts';
import { avoidanceNow } from '#src/flows/allergens/avoidance-record.ts';
import { clientTypeNow } from '#src/flows/kit/client-type.ts';
import { keepAdded } from '#src/flows/cart/kept-lines.ts';
import { reorderPorts } from './reorder.ports.ts';

const CART = '/app/cart.html';

/** The machine with its ports. What it was asked for is held in this tab until it ends. */
export function createLogic(services: Services) {
  const { actors, config, vault } = services;
  return reorderMachine.provide({
    actors: reorderPorts({
      ...services,
      clientType: () => clientTypeNow(config),
      isMember: () => vault.accessToken() !== null,
      avoided: () => avoidanceNow(services),
      inHand() {
        const snapshot = actors.order.getSnapshot();
        return { order: snapshot.context.order, isSettingUp: snapshot.matches('orderSetup') };
      },
      onOrder(listener) {
        const subscription = actors.order.subscribe(listener);
        return () => subscription.unsubscribe();
      },
    }),
  });
}

export const on: HandlersOf<typeof reorderMachine> = {
  'setup.needed': ({ cafeId, destination }, { navigate }) =>
    navigate({
      to: '/app/startOrder.html',
      search: { ...(cafeId !== null && { cafeId }), ...(destination !== null && { destination }), returnTo: CART },
    }),
};

/** Puts into the cart what the guest takes, by its queue. It is forgotten before, so that a reload asks for nothing a second time. */
export function onEnd(end: ReorderOutput, services: Services): void {
  const { cafeId, navigate, send, sharedStorage, tabStorage } = services;
  heldReorder(tabStorage).clear();
  if (end.kind === 'closed') return;
  for (const { line, accepted } of end.lines) {
    keepAdded(sharedStorage, cafeId() ?? '', line, accepted);
    send({ type: 'line.added', line });
  }
  navigate({ to: CART });
}
