import { assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate';
import { featuresFrom, type Features } from '#domain/app/features.ts';
import type { CartLineRequest } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import type { StoredWishes } from '#domain/navigation/query.ts';
import type { Notice } from '#domain/notice/notice.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { isSameWish, wishFor, type SetupWish } from '#domain/order/setup-wish.ts';
import type { cartMachine } from '../cart/cart.machine.ts';
import type { checkoutMachine } from '../checkout/checkout.machine.ts';
import { broke, given, is, the } from '../kit/outcome.ts';
import { flow } from '../kit/port.ts';
import { noticesMachine } from '../notices/notices.machine.ts';
import type { orderSetupMachine } from '../order-setup/order-setup.machine.ts';
import type { OrderSetupInput } from '../order-setup/order-setup.types.ts';
import { overlaysMachine } from '../overlays/overlays.machine.ts';
import type { productMachine } from '../product/product.machine.ts';
import type { ProductInput } from '../product/product.types.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { sessionScreen } from '../session/session.screen.ts';
import { siteMachine } from '../site/site.machine.ts';
import type { AppContext, AppEmitted, AppEvent, AppInput, CartTold } from './app.types.ts';

/** The root chart: what outlives a page. The stages of an order are the states of `ordering` (ORD-SETUP-17). */
export const appMachine = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as AppInput,
    emitted: {} as AppEmitted,
    children: {} as {
      site: 'site';
      session: 'session';
      notices: 'notices';
      overlays: 'overlays';
      cart: 'cart';
      orderSetup: 'orderSetup';
      product: 'product';
      checkout: 'checkout';
    },
  },
  actors: {
    site: siteMachine,
    session: sessionMachine,
    notices: noticesMachine,
    overlays: overlaysMachine,
    cart: flow<typeof cartMachine>('cart'),
    orderSetup: flow<typeof orderSetupMachine>('orderSetup'),
    product: flow<typeof productMachine>('product'),
    checkout: flow<typeof checkoutMachine>('checkout'),
  },
  guards: {
    isOpen: ({ context }) => context.isOpen,
    hasOrder: ({ context }) => context.order !== null,
    hasCart: ({ context }) => context.cartId !== null,
    isSameSetup: ({ context }, wish: SetupWish) => isSameWish(context.setup ?? {}, wish),
  },
  actions: {
    keepSite: assign((_, { isOpen, features }: { isOpen: boolean; features: Features }) => ({ isOpen, features })),
    keepVisitor: assign((_, { visitor }: Pick<AppContext, 'visitor'>) => ({ visitor })),
    keepCart: assign((_, { cartId }: Pick<AppContext, 'cartId'>) => ({ cartId })),
    keepOrder: assign((_, { order }: { order: SetUpOrder }) => ({ order, previous: order })),
    followOrder: assign((_, { order }: Pick<AppContext, 'order'>) => ({ order })),
    dropOrder: assign({ order: null }),
    keepPlaced: assign((_, { cartId }: Pick<AppContext, 'cartId'>) => ({ placedCartId: cartId })),
    keepSetup: assign((_, { destination, cafeId, isGroup }: SetupWish) => ({ setup: { destination, cafeId, isGroup } })),
    reopenSetup: assign(({ context }) => ({ setup: wishFor(must(context.order, 'order')) })),
    keepWishes: assign((_, { wishes }: { wishes: StoredWishes }) => ({ wishes })),
    rememberWelcome: assign({ hasSeenWelcome: true }),
    keepProduct: assign((_, { input }: { input: ProductInput }) => ({ product: input })),
    show: sendTo('notices', (_, { notice }: { notice: Notice }) => ({ type: 'notice.shown', notice })),
    welcomeGuest: sendTo('session', { type: 'guest.continued' }),
    welcomeIfGuest: enqueueActions(({ enqueue }, { asGuest }: { asGuest: boolean }) => {
      if (asGuest) enqueue.sendTo('session', { type: 'guest.continued' });
    }),
    setUpCart: raise((_, { order }: { order: SetUpOrder }) => ({ type: 'cart.told', told: { type: 'order.setUp', order } }) as const),
    emptyCart: raise({ type: 'cart.told', told: { type: 'cart.emptied' } }),
    fillCart: raise(
      (_, { line, editing }: { line: CartLineRequest; editing: number | null }) =>
        ({
          type: 'cart.told',
          told: editing === null ? { type: 'line.added', line } : { type: 'line.changed', sequenceNum: editing, line },
        }) as const,
    ),
    tellCart: sendTo('cart', (_, { told }: CartTold) => told),
    tellCartAgain: raise((_, cartTold: CartTold) => cartTold),
    tellCompleted: emit({ type: 'setup.ended', kind: 'completed' }),
    tellPlaced: emit({ type: 'checkout.ended', kind: 'placed' }),
    tellLeft: emit({ type: 'checkout.ended', kind: 'left' }),
    tellAbandoned: emit({ type: 'setup.ended', kind: 'abandoned' }),
    tellClosed: emit({ type: 'product.ended', kind: 'closed', needsOrder: false }),
    tellChosen: emit(({ context }) => ({ type: 'product.ended', kind: 'chosen', needsOrder: context.order === null })),
    tellFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found', ...fault })),
  },
}).createMachine({
  id: 'app',
  context: ({ input: { isContinuedGuest, ...input } }) => ({
    ...input,
    isOpen: false,
    features: featuresFrom({}, input),
    visitor: isContinuedGuest ? 'continuedAsGuest' : 'anonymous',
    cartId: null,
    setup: null,
    product: null,
  }),
  invoke: [
    {
      id: 'site',
      src: 'site',
      input: ({ context: { isTest, isDebug } }) => ({ isTest, isDebug }),
      onSnapshot: {
        actions: {
          type: 'keepSite',
          params: ({ event: { snapshot } }) => ({ isOpen: snapshot.matches('open'), features: snapshot.context.features }),
        },
      },
      onError: { actions: { type: 'tellFault', params: broke('site') } },
    },
    {
      id: 'session',
      src: 'session',
      input: ({ context }) => ({ isContinued: context.visitor === 'continuedAsGuest' }),
      onSnapshot: { actions: { type: 'keepVisitor', params: ({ event }) => ({ visitor: sessionScreen(event.snapshot).kind }) } },
      onError: { actions: { type: 'tellFault', params: broke('session') } },
    },
    { id: 'notices', src: 'notices', onError: { actions: { type: 'tellFault', params: broke('notices') } } },
    { id: 'overlays', src: 'overlays', onError: { actions: { type: 'tellFault', params: broke('overlays') } } },
  ],
  initial: 'booting',
  on: {
    online: { actions: sendTo('site', given) },
    offline: { actions: sendTo('site', given) },
    'page.shown': { actions: sendTo('site', given) },
    'guest.continued': { actions: 'welcomeGuest' },
    'notice.shown': { actions: { type: 'show', params: given } },
    'wishes.kept': { actions: { type: 'keepWishes', params: given } },
    'welcome.seen': { actions: 'rememberWelcome' },
  },
  states: {
    booting: {
      description: 'The site opens.',
      always: { guard: 'isOpen', target: 'running' },
    },
    running: {
      description: 'The guest walks through the pages.',
      type: 'parallel',
      states: {
        cart: {
          initial: 'shared',
          states: {
            shared: {
              description: 'The cart of this browser; another tab may have changed it.',
              on: {
                'cart.followed': { target: 'shared', reenter: true },
                'cart.told': { actions: { type: 'tellCart', params: given } },
              },
              invoke: {
                id: 'cart',
                src: 'cart',
                input: ({ context: { cartId, order } }) => ({ cartId, order }),
                onSnapshot: { actions: { type: 'keepCart', params: ({ event }) => ({ cartId: event.snapshot.context.cartId }) } },
                onError: { target: 'broken', actions: { type: 'tellFault', params: broke('cart') } },
              },
            },
            broken: {
              description: 'Another tab may mend it, and the next wish begins it anew.',
              on: {
                'cart.followed': 'shared',
                'cart.told': { target: 'shared', actions: { type: 'tellCartAgain', params: given } },
              },
            },
          },
        },
        product: {
          initial: 'closed',
          on: { 'product.opened': { target: '.open', reenter: true, actions: { type: 'keepProduct', params: given } } },
          states: {
            closed: {},
            open: {
              description: 'The guest makes an item theirs.',
              on: { 'product.closed': 'closed' },
              invoke: {
                id: 'product',
                src: 'product',
                input: ({ context }) => must(context.product, 'product'),
                onDone: [
                  { guard: is('chosen'), target: 'closed', actions: [{ type: 'fillCart', params: the('chosen') }, 'tellChosen'] },
                  { guard: is('closed'), target: 'closed', actions: 'tellClosed' },
                ],
                onError: { target: 'closed', actions: { type: 'tellFault', params: broke('product') } },
              },
            },
          },
        },
        ordering: {
          initial: 'deciding',
          on: {
            'setup.requested': { target: '.orderSetup', actions: { type: 'keepSetup', params: given } },
            'setup.edited': { guard: 'hasOrder', target: '.orderSetup', actions: 'reopenSetup' },
            'order.followed': { actions: { type: 'followOrder', params: given } },
          },
          states: {
            deciding: { always: [{ guard: 'hasOrder', target: 'inProgress' }, { target: 'notStarted' }] },
            notStarted: {
              description: 'There is no order in hand.',
              on: { 'order.followed': { target: 'deciding', actions: { type: 'followOrder', params: given } } },
            },
            orderSetup: {
              description: 'The guest says how, where and when.',
              on: {
                // The same once more changes nothing; another begins anew, as from everywhere.
                'setup.requested': { guard: { type: 'isSameSetup', params: given } },
                'setup.edited': {},
                'setup.left': 'deciding',
              },
              invoke: {
                id: 'orderSetup',
                src: 'orderSetup',
                input: ({ context }) => setupFor(context),
                onDone: [
                  {
                    guard: is('completed'),
                    target: 'inProgress',
                    actions: [
                      { type: 'keepOrder', params: the('completed') },
                      { type: 'welcomeIfGuest', params: the('completed') },
                      { type: 'setUpCart', params: the('completed') },
                      'tellCompleted',
                    ],
                  },
                  { guard: is('abandoned'), target: 'deciding', actions: 'tellAbandoned' },
                ],
                onError: { target: 'deciding', actions: { type: 'tellFault', params: broke('orderSetup') } },
              },
            },
            inProgress: {
              description: 'An order is in hand.',
              on: {
                'checkout.opened': { guard: 'hasCart', target: 'checkout' },
                'order.followed': { target: 'deciding', actions: { type: 'followOrder', params: given } },
                'order.cleared': { target: 'notStarted', actions: ['dropOrder', 'emptyCart'] },
              },
            },
            checkout: {
              description: 'The guest pays.',
              on: {
                'checkout.left': 'deciding',
                // All tabs share one cart, so it is this one's order too.
                'placed.followed': {
                  target: 'orderConfirmation',
                  actions: [{ type: 'keepPlaced', params: given }, 'dropOrder', 'tellPlaced'],
                },
              },
              invoke: {
                id: 'checkout',
                src: 'checkout',
                input: ({ context }) => ({ cartId: must(context.cartId, 'cartId'), order: must(context.order, 'order') }),
                onDone: [
                  {
                    guard: is('placed'),
                    target: 'orderConfirmation',
                    actions: [
                      { type: 'keepPlaced', params: ({ context: { cartId } }) => ({ cartId }) },
                      'dropOrder',
                      'emptyCart',
                      'tellPlaced',
                    ],
                  },
                  { guard: is('left'), target: 'deciding', actions: 'tellLeft' },
                ],
                onError: { target: 'deciding', actions: { type: 'tellFault', params: broke('checkout') } },
              },
            },
            orderConfirmation: {
              description: 'The order is placed.',
              on: { 'order.followed': { target: 'deciding', actions: { type: 'followOrder', params: given } } },
            },
          },
        },
      },
    },
  },
});

/** What an order setup begins with (ORD-SETUP-21, -22). */
function setupFor({ visitor, order, previous, features, setup }: AppContext): OrderSetupInput {
  const { destination = null, cafeId = null, isGroup = false } = setup ?? {};
  return {
    destination,
    cafeId,
    isGroup,
    previous: order ?? previous,
    needsSignIn: isGroup || (visitor === 'anonymous' && order === null),
    isGuestAllowed: !isGroup,
    features,
  };
}
