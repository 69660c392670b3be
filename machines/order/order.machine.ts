import { sendTo } from 'xstate';
import { must } from '#domain/must.ts';
import { eventParams, faultOf, is, outcome } from '../kit/outcome.ts';
import { orderChart, setupFor } from './order.setup.ts';

/** The order in hand, from its setup to its confirmation, and the next one after it. Its states are the stages (ORD-SETUP-17). */
export const orderMachine = orderChart.createMachine({
  id: 'order',
  context: ({ input }) => ({ ...input, checkoutCartId: null, setup: null }),
  initial: 'deciding',
  on: {
    'setup.requested': { target: '.orderSetup', actions: { type: 'setSetup', params: eventParams } },
    'setup.edited': { guard: 'hasOrder', target: '.orderSetup', actions: { type: 'reopenSetup', params: eventParams } },
    'order.synced': { actions: { type: 'syncOrder', params: eventParams } },
    'cafe.read': {
      guard: { type: 'isRenewal', params: eventParams },
      actions: [{ type: 'renewOrder', params: eventParams }, 'emitRenewed'],
    },
    'cart.readPlaced': { actions: { type: 'emitReadPlaced', params: eventParams } },
    'placedOrder.found': { actions: { type: 'setPlaced', params: eventParams } },
    // On sign-out, clear the member's order (SESSION-07).
    'session.left': { target: '.notStarted', actions: 'forgetOrders' },
  },
  states: {
    deciding: { always: [{ guard: 'hasOrder', target: 'inProgress' }, { target: 'notStarted' }] },
    notStarted: {
      description: 'There is no order in hand.',
      on: { 'order.synced': { target: 'deciding', actions: { type: 'syncOrder', params: eventParams } } },
    },
    orderSetup: {
      description: 'The guest says how, where and when.',
      on: {
        // The same once more changes nothing; another begins anew, as from everywhere.
        'setup.requested': { guard: { type: 'isSameSetup', params: eventParams } },
        'setup.edited': {},
        'member.arrived': { actions: sendTo('orderSetup', eventParams) },
        'features.changed': { actions: sendTo('orderSetup', eventParams) },
        'setup.left': 'deciding',
        // Heard once the setup is over, which is not taken from the guest.
        'cart.readPlaced': {},
        // The browser's Back from a setup: the page opens before the setup is left.
        'checkout.opened': { guard: 'hasOrder', target: 'checkout', actions: { type: 'setCheckoutCart', params: eventParams } },
      },
      exit: 'clearSetup',
      invoke: {
        id: 'orderSetup',
        src: 'orderSetup',
        input: ({ context }) => setupFor(context),
        onDone: [
          {
            guard: is('completed'),
            target: 'inProgress',
            actions: [
              { type: 'setOrder', params: outcome('completed') },
              'emitSetUp',
              { type: 'emitSetupEnd', params: outcome('completed') },
            ],
          },
          { guard: is('abandoned'), target: 'deciding', actions: { type: 'emitSetupEnd', params: outcome('abandoned') } },
        ],
        onError: { target: 'deciding', actions: { type: 'emitFault', params: faultOf('orderSetup') } },
      },
    },
    inProgress: {
      description: 'An order is in hand.',
      on: {
        'checkout.opened': { target: 'checkout', actions: { type: 'setCheckoutCart', params: eventParams } },
        'order.synced': { target: 'deciding', actions: { type: 'syncOrder', params: eventParams } },
        'order.cleared': { target: 'notStarted', actions: ['clearOrder', 'emitEmptied'] },
      },
    },
    checkout: {
      description: 'The guest pays.',
      on: {
        'checkout.left': 'deciding',
        // It is priced, and paid for, as it stands.
        'cafe.read': {},
        // The checkout asks for its order itself (decision 005).
        'cart.readPlaced': {},
        'cart.revised': { actions: sendTo('checkout', ({ event }) => ({ type: 'cart.changed', isOwn: event.isOwn })) },
        'member.arrived': { actions: sendTo('checkout', eventParams) },
        'order.synced': {
          guard: { type: 'isOrder', params: eventParams },
          actions: [{ type: 'syncOrder', params: eventParams }, 'sendOrderToCheckout'],
        },
        'checkout.synced': {
          guard: { type: 'isAtCheckout', params: eventParams },
          target: 'closing',
          actions: [
            { type: 'setPlaced', params: eventParams },
            { type: 'emitCheckoutEnd', params: { kind: 'placed' } },
          ],
        },
      },
      exit: ['emitCheckoutClosed', 'clearCheckoutCart'],
      invoke: {
        id: 'checkout',
        src: 'checkout',
        input: ({ context }) => ({ cartId: must(context.checkoutCartId, 'checkoutCartId'), order: must(context.order, 'order') }),
        onDone: [
          {
            guard: is('placed'),
            target: 'closing',
            actions: [
              { type: 'setPlaced', params: outcome('placed') },
              { type: 'emitCheckoutEnd', params: outcome('placed') },
            ],
          },
          { guard: is('left'), target: 'deciding', actions: { type: 'emitCheckoutEnd', params: outcome('left') } },
          {
            guard: is('orderDiffers'),
            target: 'deciding',
            actions: ['emitSetUp', { type: 'emitCheckoutEnd', params: outcome('orderDiffers') }],
          },
        ],
        onError: { target: 'deciding', actions: { type: 'emitFault', params: faultOf('checkout') } },
      },
    },
    closing: {
      description: 'The order is placed. Its cart is emptied, unless another one has taken its place.',
      // It is placed as it stood, which is known already.
      on: { 'cart.readPlaced': {}, 'cafe.read': {} },
      invoke: {
        id: 'closeCart',
        src: 'closeCart',
        input: ({ context, event }) => ({
          cartId: must(context.placedCartId, 'placedCartId'),
          isPlacedHere: event.type !== 'checkout.synced',
        }),
        onDone: [
          { guard: is('closed'), target: 'orderConfirmation', actions: 'clearOrder' },
          { guard: is('replaced'), target: 'orderConfirmation' },
        ],
        onError: { target: 'orderConfirmation', actions: ['clearOrder', { type: 'emitFault', params: faultOf('closeCart') }] },
      },
    },
    orderConfirmation: {
      description: 'The order is placed. Another tab may have begun the next one.',
      always: { guard: 'hasOrder', target: 'inProgress' },
      on: { 'order.synced': { target: 'deciding', actions: { type: 'syncOrder', params: eventParams } } },
    },
  },
});
