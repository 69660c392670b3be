import { createElement } from 'react';
import { must } from '#domain/must.ts';
import type { ActiveOrder } from '#domain/order/active-orders.ts';
import { arrivalId, cancellationId } from '#domain/tracking/actor-id.ts';
import type { arrivalMachine } from '#machines/arrival/arrival.machine.ts';
import { arrivalScreen } from '#machines/arrival/arrival.screen.ts';
import type { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { cancellationScreen } from '#machines/cancellation/cancellation.screen.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { reorderScreen } from '#machines/reorder/reorder.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { placed } from '#model-tests/samples/tracking.ts';
import { ArrivalView } from '#src/flows/arrival/ArrivalView.tsx';
import { CancellationView } from '#src/flows/cancellation/CancellationView.tsx';
import { ReorderView } from '#src/flows/reorder/ReorderView.tsx';
import { openSession } from '#sandbox/world/people/session.ts';
import type { World } from '#sandbox/world/world.ts';
import { placeOrder } from '#test/kit/place-order.ts';
import { running } from '#test/kit/running.ts';
import { waitFor, type ActorRefFrom } from 'xstate';
import { nameOf, openSite } from '../site.ts';
import type { OpenStage } from '../stage.ts';

const PHONE = '5551234567';

/** The page of an order is open, as soon as it is placed. */
async function openOrder(world: World, asked: ActiveOrder, customerId: string | null = null) {
  const order = placeOrder(world, { ...asked, at: '2026-11-20T11:45' }, customerId);
  const site = await openSite(world, { placedCartId: order.cartId });
  site.app.send({ type: 'flow.opened', name: 'activeOrders', input: { isTracked: false } });
  const flow = await running(site.app.getSnapshot().children.activeOrders);
  flow.send({ type: 'order.watched', order });
  return { site, flow, order };
}

/** A member means to cancel. */
export const canceling: OpenStage = async (world) => {
  const pat = must(world.people.byEmail('pat@example.com'), 'pat');
  const { site, flow, order } = await openOrder(world, placed.pickup, pat.customerId);
  site.context.vault.keepAccessToken(openSession(world, pat).token);
  const id = cancellationId(order.orderId);
  const cancellation = must(flow.getSnapshot().children[id], 'cancellation') as ActorRefFrom<typeof cancellationMachine>;
  await waitFor(cancellation, (snapshot) => snapshot.matches('standing'));
  const confirm = () => cancellation.send({ type: 'cancel.confirmed' });
  const request = () => {
    cancellation.send({ type: 'cancel.requested', isMember: true });
    confirm();
  };
  const screen = () => cancellationScreen(cancellation.getSnapshot());
  return {
    site: () => site,
    act: request,
    state: () => nameOf(cancellation),
    page: () => createElement(CancellationView, { screen: screen(), send: () => {}, isOffered: screen().kind === 'standing', phone: '' }),
    ways: { 'cancellation.again': confirm, 'cancellation.repeat': confirm, 'cancellation.request': request },
  };
};

/** A guest who has parked says so. */
export const arriving: OpenStage = async (world) => {
  const { site, flow, order } = await openOrder(world, placed.curbside);
  const arrival = must(flow.getSnapshot().children[arrivalId(order.orderId)], 'arrival') as ActorRefFrom<typeof arrivalMachine>;
  await waitFor(arrival, (snapshot) => snapshot.matches('expected'));
  const send = () => arrival.send({ type: 'arrival.sent', phoneNumber: PHONE });
  return {
    site: () => site,
    act: send,
    state: () => String(arrival.getSnapshot().value),
    page: () => createElement(ArrivalView, { screen: arrivalScreen(arrival.getSnapshot()), send: () => {}, phone: PHONE, cafePhone: '' }),
    ways: { 'arrival.again': send },
  };
};

/** A member has the order again that they had last. */
export const orderingAgain: OpenStage = async (world) => {
  const site = await openSite(world, { order: pickup, previous: null });
  const pat = must(world.people.byEmail('pat@example.com'), 'pat');
  site.context.vault.keepAccessToken(openSession(world, pat).token);
  const flow = () => runningActor(site.app.getSnapshot().children.reorder);
  return {
    site: () => site,
    async act() {
      site.app.send({ type: 'flow.opened', name: 'reorder', input: { orderId: 'order-p1', number: '412907' } });
      await running(site.app.getSnapshot().children.reorder);
    },
    state: () => {
      const actor = flow();
      const lines = world.carts.get(site.cartId() ?? '')?.lines ?? [];
      return actor === null ? `cart of ${lines.length}` : nameOf(actor);
    },
    page: () => {
      const actor = flow();
      return (
        actor &&
        createElement(ReorderView, { screen: reorderScreen(actor.getSnapshot()), cafeName: null, whyOf: () => null, send: actor.send })
      );
    },
    ways: { 'reorder.retry': () => flow()?.send({ type: 'reorder.retried' }) },
  };
};
