import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { ordersScreen } from '#machines/orders/orders.screen.ts';
import { defineModel } from '../kit/model.ts';

export const model = defineModel({
  machine: ordersMachine,
  screen: ordersScreen,
  screens: { open: 'The orders of this browser.' },
  invariants: {
    'always has an order in hand to begin with': ({ screen }) => screen.orders.includes('order'),
  },
  sentences: {
    events: { 'session.left': 'The member is signed out.' },
    outcomes: { order: { failed: 'The order fails.' } },
  },
  inputs: { visit: undefined },
  payloads: {},
  outcomes: {},
  hasNoView: true,
});
