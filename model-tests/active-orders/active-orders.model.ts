import { arrivalId, cancellationId, trackerId } from '#domain/tracking/actor-id.ts';
import { activeOrdersMachine } from '#machines/active-orders/active-orders.machine.ts';
import { activeOrdersScreen } from '#machines/active-orders/active-orders.screen.ts';
import { defineModel } from '../kit/model.ts';
import { placed } from '../samples/tracking.ts';

const { curbside, delivery, table } = placed;
const changesAt = '2026-11-23T20:35:00.001Z';

export const model = defineModel({
  machine: activeOrdersMachine,
  screen: activeOrdersScreen,
  screens: {
    reading: 'What was known before; at first nothing.',
    empty: 'Nothing.',
    later: 'The way to an order that is more than an hour away, and no banner yet.',
    active: 'A banner with the orders that are active.',
    unobserved: 'The banner as it was.',
  },
  invariants: {
    'shows the active orders and no others (ACTIVE-01, ACTIVE-02)': ({ snapshot: { context }, screen }) =>
      !('orders' in screen) || screen.orders.map(({ orderId }) => orderId).join() === context.activeIds.join(),
    'shows the way to every order that is not active yet (ACTIVE-01)': ({ snapshot: { context }, screen }) =>
      !('later' in screen) ||
      screen.later.map(({ orderId }) => orderId).join() ===
        context.orders.flatMap(({ orderId }) => (context.activeIds.includes(orderId) ? [] : [orderId])).join(),
    'follows each active order and the one that is shown, once, and no other (GEN-14, FLAGS-22)': ({ snapshot: { context, children } }) => {
      const running = Object.keys(children).filter((id) => id.startsWith('tracker.'));
      return (
        running.toSorted().join() === context.followedIds.map(trackerId).toSorted().join() && (context.isTracked || running.length === 0)
      );
    },
    'lets a guest say that they are there for an order that comes to their car while its page is shown, and for no other (SERVICE-01)': ({
      snapshot: { context, children },
      trail,
    }) => {
      const running = Object.keys(children).filter((id) => id.startsWith('arrival.'));
      const isForCar = context.watched?.orderId === curbside.orderId;
      const hasBroken = trail.some(({ type }) => type === `xstate.error.actor.${arrivalId(curbside.orderId)}`);
      const isCanceled = context.canceledIds.includes(curbside.orderId);
      return isForCar
        ? (isCanceled && running.length === 0) || running.join() === arrivalId(curbside.orderId) || (hasBroken && running.length === 0)
        : running.length === 0;
    },
    'neither shows nor follows an order that was canceled, in this tab or another (SERVICE-02)': ({ snapshot: { context, children } }) =>
      context.canceledIds.every((id) => !context.activeIds.includes(id) && !context.followedIds.includes(id)) &&
      context.canceledIds.every((id) => children[arrivalId(id)] === undefined && children[cancellationId(id)] === undefined),
    'follows no order at a table (ACTIVE-04)': ({ snapshot: { context } }) => !context.followedIds.includes(table.orderId),
  },
  sentences: {
    events: {
      'order.watched': ({ order }) => `Open the page of order ${order.number}.`,
      'order.unwatched': 'Leave the page of the order.',
    },
    outcomes: {
      readOrders: {
        read: ({ activeIds, changesAt: next }) => `${activeIds.length} orders are active${next === null ? '' : ', and that will change'}.`,
        failed: 'The orders can’t be read.',
      },
      untilChanged: { done: 'Other orders are active, or known.', failed: 'Changes can’t be observed.' },
      tracker: { failed: 'A tracker fails.' },
      arrival: { failed: 'What the guest says breaks off.' },
      cancellation: { done: 'The order is canceled.', failed: 'The cancellation breaks off.' },
    },
  },
  inputs: { 'with tracking': { isTracked: true }, 'without tracking': { isTracked: false } },
  keys: ['isTracked', 'activeIds', 'changesAt', 'watched', 'followedIds', 'canceledIds'],
  payloads: {
    'order.watched': [{ order: curbside }, { order: table }],
    'order.unwatched': [{ orderId: curbside.orderId }],
  },
  outcomes: {
    readOrders: {
      read: [
        { orders: [], activeIds: [], changesAt: null, canceledIds: [] },
        { orders: [delivery], activeIds: [], changesAt, canceledIds: [] },
        { orders: [curbside, delivery], activeIds: [curbside.orderId, delivery.orderId], changesAt, canceledIds: [] },
        // Another tab has canceled the one that this page may show.
        { orders: [delivery], activeIds: [delivery.orderId], changesAt, canceledIds: [curbside.orderId] },
      ],
    },
  },
  hasNoView: true,
});
