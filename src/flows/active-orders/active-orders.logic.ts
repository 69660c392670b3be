import { activeOrdersMachine } from '#machines/active-orders/active-orders.machine.ts';
import { arrivalMachine } from '#machines/arrival/arrival.machine.ts';
import { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { trackerMachine } from '#machines/tracker/tracker.machine.ts';
import { placedOrdersIn } from '#src/app/storage/placed-orders.ts';
import type { Services } from '#src/app/services.ts';
import { memberOf } from '#src/app/session/member-in.ts';
import { arrivalPorts } from '#src/flows/arrival/arrival.ports.ts';
import { cancelingIn } from '#src/flows/cancellation/canceling-record.ts';
import { forgetOrder, on as onCancellation } from '#src/flows/cancellation/cancellation.effects.ts';
import { cancellationPorts } from '#src/flows/cancellation/cancellation.ports.ts';
import { trackerPorts } from '#src/flows/tracker/tracker.ports.ts';
import { activeOrdersPorts } from './active-orders.ports.ts';

/** The machines with their ports. What a reload has to know is in the record of the placed orders. */
export function createLogic(services: Services) {
  const { actors, orderRecord, report, sharedStorage, vault } = services;
  const isMember = () => vault.accessToken() !== null;
  /** The member's session is not known yet: their orders stay hidden. */
  async function viewer() {
    if (services.viewer().kind === 'unknown')
      await memberOf(actors.session).catch((error: unknown) => report({ source: 'activeOrders', message: String(error) }));
    return services.viewer();
  }
  const canceling = cancelingIn(sharedStorage);
  const onCanceled = (orderId: string) => void forgetOrder(orderId, services);
  const ports = activeOrdersPorts({
    ...services,
    placedOrders: placedOrdersIn(sharedStorage),
    placedCartId: () => actors.order.getSnapshot().context.placedCartId,
    onPlaced(listener) {
      const subscription = actors.order.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    placedBy: orderRecord.placedBy,
    isMember,
    viewer,
    canceling,
    onCanceled,
  });
  const tracker = trackerMachine.provide({ actors: trackerPorts(services) });
  const arrival = arrivalMachine.provide({ actors: arrivalPorts({ ...services, isMember }) });
  const cancellation = cancellationMachine.provide({
    actors: cancellationPorts({ ...services, isMember, canceling, onCanceledLate: onCanceled }),
  });
  return activeOrdersMachine.provide({ actors: { ...ports, tracker, arrival, cancellation } });
}

export const on = {};
export const inside = { tracker: {}, arrival: {}, cancellation: onCancellation };
