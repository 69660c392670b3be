import { sendTo } from 'xstate';
import { must } from '#domain/must.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import { isPending } from '../kit/lazy.ts';
import { faultOf, eventParams, is, outcome } from '../kit/outcome.ts';
import { sessionScreen } from '../session/session.screen.ts';
import { appSetup, setupFor } from './app.setup.ts';
import { flowEndOf } from './openable-flows.ts';

/** Sends a change of the cart on. */
const forwarded = { actions: { type: 'sendToCart', params: eventParams } } as const;
/** Starts the cart anew, for the change that is requested. */
const restarted = { target: 'shared', actions: { type: 'requestAgain', params: eventParams } } as const;

/** The root chart: what outlives a page. The stages of an order are the states of `ordering` (ORD-SETUP-17). */
export const appMachine = appSetup.createMachine({
  id: 'app',
  context: ({ input: { isContinuedGuest, hasToken, ...input } }) => ({
    ...input,
    visitor: hasToken ? 'member' : isContinuedGuest ? 'continuedAsGuest' : 'anonymous',
    cartId: null,
    checkoutCartId: null,
    hasCart: false,
    setup: null,
    openFlows: {},
  }),
  invoke: [
    {
      id: 'site',
      systemId: 'site',
      src: 'site',
      input: ({ context: { isTest, isDebug } }) => ({ isTest, isDebug }),
      onError: { actions: { type: 'emitFault', params: faultOf('site') } },
    },
    { id: 'notices', systemId: 'notices', src: 'notices', onError: { actions: { type: 'emitFault', params: faultOf('notices') } } },
    { id: 'overlays', systemId: 'overlays', src: 'overlays', onError: { actions: { type: 'emitFault', params: faultOf('overlays') } } },
  ],
  initial: 'booting',
  on: {
    online: { actions: sendTo('site', eventParams) },
    offline: { actions: sendTo('site', eventParams) },
    'page.shown': { actions: sendTo('site', eventParams) },
    'notice.shown': { actions: { type: 'show', params: eventParams } },
    'params.stored': { actions: { type: 'setCampaignParams', params: eventParams } },
    'welcome.seen': { actions: 'rememberWelcome' },
    'flow.closed': { actions: { type: 'closeFlow', params: eventParams } },
    // Of flows opened by name; XState keeps a child that has ended. An error that nothing takes would stop the root.
    'xstate.done.actor.*': {
      actions: [
        { type: 'closeFlow', params: ({ event }) => ({ name: event.actorId }) },
        { type: 'emitFlowEnd', params: flowEndOf },
      ],
    },
    'xstate.error.actor.*': {
      actions: [
        { type: 'closeFlow', params: ({ event }) => ({ name: event.actorId }) },
        { type: 'emitFault', params: ({ event }) => ({ source: event.actorId, message: String(event.error) }) },
      ],
    },
  },
  states: {
    booting: {
      description: 'The site opens.',
      on: { 'site.opened': 'running' },
    },
    running: {
      description: 'The guest walks through the pages.',
      type: 'parallel',
      on: {
        'flow.opened': [{ guard: { type: 'isOpenAlready', params: eventParams } }, { actions: { type: 'openFlow', params: eventParams } }],
      },
      states: {
        session: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isMember', target: 'active' }, { target: 'idle' }] },
            idle: {
              description: 'A guest whom nobody has asked who they are; most visits stay so.',
              on: {
                'session.needed': 'active',
                'guest.continued': { actions: { type: 'setVisitor', params: { visitor: 'continuedAsGuest' } } },
                'session.left': { actions: { type: 'setVisitor', params: { visitor: 'anonymous' } } },
              },
            },
            active: {
              description: 'Who the visitor is, and the door at which they are asked.',
              on: { 'guest.continued': { actions: 'welcomeGuest' } },
              invoke: {
                id: 'session',
                systemId: 'session',
                src: 'session',
                input: ({ context }) => ({ isContinued: context.visitor === 'continuedAsGuest', hasToken: context.visitor === 'member' }),
                onSnapshot: {
                  actions: {
                    type: 'setVisitor',
                    params: ({ context, event: { snapshot } }) => ({
                      visitor: isPending(snapshot) ? context.visitor : sessionScreen(snapshot).kind,
                    }),
                  },
                },
                onError: { target: 'idle', actions: { type: 'emitFault', params: faultOf('session') } },
              },
            },
          },
        },
        cart: {
          initial: 'shared',
          states: {
            shared: {
              description: 'The cart of this browser; another tab may have changed it.',
              on: {
                'cart.synced': forwarded,
                'queue.adopted': forwarded,
                'order.setUp': forwarded,
                'order.rescheduled': forwarded,
                'cart.emptied': forwarded,
                'line.added': forwarded,
                'line.changed': forwarded,
              },
              invoke: {
                id: 'cart',
                systemId: 'cart',
                src: 'cart',
                input: ({ context: { cartId, order } }) => ({ cartId, order }),
                onSnapshot: {
                  actions: {
                    type: 'setCart',
                    params: ({ event: { snapshot } }) => ({ cartId: snapshot.context.cartId, queued: snapshot.context.queue.length }),
                  },
                },
                onError: { target: 'broken', actions: { type: 'emitFault', params: faultOf('cart') } },
              },
            },
            broken: {
              description: 'The cart actor failed. The next change, here or in another tab, starts it again.',
              on: {
                'cart.synced': 'shared',
                'order.setUp': restarted,
                'order.rescheduled': restarted,
                'cart.emptied': restarted,
                'line.added': restarted,
                'line.changed': restarted,
              },
            },
          },
        },
        ordering: {
          initial: 'deciding',
          on: {
            'setup.requested': { target: '.orderSetup', actions: { type: 'setSetup', params: eventParams } },
            'setup.edited': { guard: 'hasOrder', target: '.orderSetup', actions: { type: 'reopenSetup', params: eventParams } },
            'order.synced': { actions: { type: 'syncOrder', params: eventParams } },
            'placedOrder.found': { actions: { type: 'setPlaced', params: eventParams } },
            // On sign-out, clear the member's order and cart (SESSION-07).
            'session.left': { target: '.notStarted', actions: ['forgetOrders', 'emptyCart', 'closeFlows'] },
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
                'setup.left': 'deciding',
                // The browser's Back from a setup: the page opens before the setup is left.
                'checkout.opened': { guard: 'isReadyToPay', target: 'checkout' },
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
                      { type: 'setUpCart', params: outcome('completed') },
                      'emitCompleted',
                    ],
                  },
                  { guard: is('abandoned'), target: 'deciding', actions: 'emitAbandoned' },
                ],
                onError: { target: 'deciding', actions: { type: 'emitFault', params: faultOf('orderSetup') } },
              },
            },
            inProgress: {
              description: 'An order is in hand.',
              on: {
                'checkout.opened': { guard: 'isReadyToPay', target: 'checkout' },
                'order.synced': { target: 'deciding', actions: { type: 'syncOrder', params: eventParams } },
                'order.cleared': { target: 'notStarted', actions: ['clearOrder', 'emptyCart'] },
              },
            },
            checkout: {
              description: 'The guest pays.',
              on: {
                'checkout.left': 'deciding',
                'cart.revised': { actions: sendTo('checkout', { type: 'cart.changed' }) },
                'order.synced': {
                  guard: { type: 'isOrder', params: eventParams },
                  actions: [{ type: 'syncOrder', params: eventParams }, 'sendOrderToCheckout'],
                },
                'checkout.synced': {
                  guard: { type: 'isAtCheckout', params: eventParams },
                  target: 'orderConfirmation',
                  actions: [{ type: 'setPlaced', params: eventParams }, { type: 'closeOrder', params: eventParams }, 'emitPlaced'],
                },
              },
              entry: 'setCheckoutCart',
              exit: 'clearCheckoutCart',
              invoke: {
                id: 'checkout',
                src: 'checkout',
                input: ({ context }) => ({ cartId: must(context.cartId, 'cartId'), order: must(context.order, 'order') }),
                onDone: [
                  {
                    guard: is('placed'),
                    target: 'orderConfirmation',
                    actions: [
                      { type: 'setPlaced', params: outcome('placed') },
                      { type: 'closeOrder', params: outcome('placed') },
                      { type: 'emptyPlacedCart', params: outcome('placed') },
                      'emitPlaced',
                    ],
                  },
                  { guard: is('left'), target: 'deciding', actions: 'emitLeft' },
                  {
                    guard: is('orderDiffers'),
                    target: 'deciding',
                    actions: [
                      'setUpCartAgain',
                      { type: 'show', params: () => ({ notice: noticeOf('info', 'checkout.orderDiffers') }) },
                      'emitLeft',
                    ],
                  },
                ],
                onError: { target: 'deciding', actions: { type: 'emitFault', params: faultOf('checkout') } },
              },
            },
            orderConfirmation: {
              description: 'The order is placed. Another tab may have begun the next one.',
              always: { guard: 'hasOrder', target: 'inProgress' },
              on: { 'order.synced': { target: 'deciding', actions: { type: 'syncOrder', params: eventParams } } },
            },
          },
        },
      },
    },
  },
});
