import * as v from 'valibot';
import { SetupSearch } from '#domain/navigation/search.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import type { FlowEffects, HandlersOf } from '#src/app/effects.ts';
import { withOrderRecord } from '#src/app/storage/order-record.ts';
import { parseSearch } from '#src/app/search-text.ts';
import type { Services } from '#src/app/services.ts';
import { orderPorts } from '#src/flows/order/order.ports.ts';

type OrderFlows = Pick<NonNullable<Parameters<typeof orderMachine.provide>[0]['actors']>, 'orderSetup' | 'checkout'>;

/** Returns the orders with their record, and the flows inside them. */
export function createOrders(services: Services, flows: OrderFlows) {
  const { send, orderRecord } = services;
  const ports = orderPorts({ ...services, emptyCart: () => send({ type: 'cart.emptied' }) });
  const order = orderMachine.provide({ actors: { ...flows, ...ports } });
  return ordersMachine.provide({ actors: { order: withOrderRecord(order, orderRecord) } });
}

/** The cart and the pages follow the order. */
const order: HandlersOf<typeof orderMachine> = {
  'order.setUp': (event, { send }) => send(event),
  'order.renewed': ({ order }, { send }) => send({ type: 'order.rescheduled', order }),
  'cart.emptied': (event, { send }) => send(event),
  'cart.readPlaced': (event, { actors }) => actors.cart.send(event),
  'setup.ended': (_, { location, navigate }) => {
    const { returnTo } = v.parse(SetupSearch, parseSearch(location().searchStr));
    navigate(returnTo === undefined ? { to: '/app/menu.html' } : { href: returnTo });
  },
  /** CHECKOUT-07. */
  'checkout.closed': async ({ cartId }, services) =>
    (await import('#src/flows/submit/abandoned-payment.effects.ts')).giveUpPayment(cartId, services),
  'checkout.ended': ({ kind }, { navigate, send }) => {
    if (kind === 'orderDiffers') send({ type: 'notice.shown', notice: noticeOf('info', 'checkout.orderDiffers') });
    // Back from the confirmation does not lead to a checkout that is over.
    navigate(kind === 'placed' ? { to: '/app/confirmation.html', replace: true } : { to: '/app/cart.html' });
  },
};

export const ordersEffects: FlowEffects = { name: 'orders', on: {}, inside: { order } };
