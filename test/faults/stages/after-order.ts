import { createElement } from 'react';
import { must } from '#domain/must.ts';
import type { ActiveOrder } from '#domain/order/active-orders.ts';
import { arrivalId } from '#domain/tracking/actor-id.ts';
import type { arrivalMachine } from '#machines/arrival/arrival.machine.ts';
import { arrivalScreen } from '#machines/arrival/arrival.screen.ts';
import { placed } from '#model-tests/samples/tracking.ts';
import { ArrivalView } from '#src/flows/arrival/ArrivalView.tsx';
import type { World } from '#sandbox/world/world.ts';
import { placeOrder } from '#test/kit/place-order.ts';
import { running } from '#test/kit/running.ts';
import { waitFor, type ActorRefFrom } from 'xstate';
import { openSite } from '../site.ts';
import type { OpenStage } from '../stage.ts';

const PHONE = '5551234567';

/** The page of an order is open, as soon as it is placed. */
async function openOrder(world: World, asked: ActiveOrder) {
  const order = placeOrder(world, { ...asked, at: '2026-11-20T11:45' });
  const site = await openSite(world, { placedCartId: order.cartId });
  site.app.send({ type: 'flow.opened', name: 'activeOrders', input: { isTracked: false } });
  const flow = await running(site.app.getSnapshot().children.activeOrders);
  flow.send({ type: 'order.watched', order });
  return { site, flow, order };
}

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
    page: () => createElement(ArrivalView, { screen: arrivalScreen(arrival.getSnapshot()), send: () => {}, phone: PHONE }),
    ways: { 'arrival.again': send },
  };
};
