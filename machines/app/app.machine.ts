import { sendTo } from 'xstate';
import { isPending } from '../kit/lazy.ts';
import { faultOf, eventParams } from '../kit/outcome.ts';
import { sessionScreen } from '../session/session.screen.ts';
import { appSetup } from './app.setup.ts';
import { flowEndOf } from './openable-flows.ts';

/** Sends a change of the cart on. */
const forwarded = { actions: { type: 'sendToCart', params: eventParams } } as const;
/** Starts the cart anew, for the change that is requested. */
const restarted = { target: 'shared', actions: { type: 'requestAgain', params: eventParams } } as const;

/** The root chart: what outlives a page, and what belongs to several of its actors (decision 023). */
export const appMachine = appSetup.createMachine({
  id: 'app',
  context: ({ input: { isContinuedGuest, hasToken, ...input } }) => ({
    ...input,
    visitor: hasToken ? 'member' : isContinuedGuest ? 'continuedAsGuest' : 'anonymous',
    openFlows: {},
  }),
  invoke: [
    {
      id: 'site',
      systemId: 'site',
      src: 'site',
      input: ({ context: { isTest, isDebug, lastFeatures } }) => ({ isTest, isDebug, lastFeatures }),
      onError: { actions: { type: 'emitFault', params: faultOf('site') } },
    },
    { id: 'notices', systemId: 'notices', src: 'notices', onError: { actions: { type: 'emitFault', params: faultOf('notices') } } },
    { id: 'overlays', systemId: 'overlays', src: 'overlays', onError: { actions: { type: 'emitFault', params: faultOf('overlays') } } },
    { id: 'orders', systemId: 'orders', src: 'orders', onError: { actions: { type: 'emitFault', params: faultOf('orders') } } },
  ],
  type: 'parallel',
  on: {
    online: { actions: sendTo('site', eventParams) },
    offline: { actions: sendTo('site', eventParams) },
    'page.shown': { actions: sendTo('site', eventParams) },
    'notice.shown': { actions: sendTo('notices', eventParams) },
    'params.stored': { actions: { type: 'setCampaignParams', params: eventParams } },
    'welcome.seen': { actions: 'rememberWelcome' },
    'flow.opened': [{ guard: { type: 'isOpenAlready', params: eventParams } }, { actions: { type: 'openFlow', params: eventParams } }],
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
    session: {
      description: 'Who the visitor is.',
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isMember', target: 'active' }, { target: 'idle' }] },
        idle: {
          description: 'A guest who was not asked to sign in; most visits stay so.',
          on: {
            'session.needed': 'active',
            'guest.continued': { actions: { type: 'setVisitor', params: { visitor: 'continuedAsGuest' } } },
            'session.left': { actions: { type: 'setVisitor', params: { visitor: 'anonymous' } } },
          },
        },
        active: {
          description: 'Who the visitor is, and the door at which they are asked.',
          on: { 'guest.continued': { actions: sendTo('session', eventParams) } },
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
    adding: {
      description: 'What is added by a press.',
      initial: 'running',
      // At sign-out it starts anew, without what was not sent yet (SESSION-07).
      on: { 'session.left': '.running' },
      states: {
        running: {
          invoke: {
            id: 'adding',
            systemId: 'adding',
            src: 'adding',
            onError: { actions: { type: 'emitFault', params: faultOf('adding') } },
          },
        },
      },
    },
    cart: {
      description: 'The cart of the order in hand.',
      initial: 'shared',
      // On sign-out, clear the member's order and cart (SESSION-07).
      on: { 'session.left': { actions: [sendTo('orders', eventParams), 'emptyCart', 'closeFlows'] } },
      states: {
        shared: {
          description: 'The cart of this browser; another tab may have changed it.',
          on: {
            'cart.synced': forwarded,
            'queue.adopted': forwarded,
            'priceChanges.found': forwarded,
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
            // The records of this browser say which cart and order there are.
            input: { cartId: null, order: null },
            onError: { target: 'broken', actions: { type: 'emitFault', params: faultOf('cart') } },
          },
        },
        broken: {
          description: 'The cart actor failed. The next change, here or in another tab, starts it again.',
          on: {
            'cart.synced': 'shared',
            'cart.retried': 'shared',
            'order.setUp': restarted,
            'order.rescheduled': restarted,
            'cart.emptied': restarted,
            'line.added': restarted,
            'line.changed': restarted,
          },
        },
      },
    },
  },
});
