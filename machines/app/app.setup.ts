import { assign, emit, enqueueActions, raise, sendTo, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { must } from '#domain/must.ts';
import type { CampaignParams } from '#domain/navigation/query.ts';
import type { Notice } from '#domain/notice/notice.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { isSameRequest, requestFor, type SetupRequest } from '#domain/order/setup-request.ts';
import type { cartMachine } from '../cart/cart.machine.ts';
import type { checkoutMachine } from '../checkout/checkout.machine.ts';
import { lazyFlow } from '../kit/lazy.ts';
import { actorStub } from '../kit/port.ts';
import { noticesMachine } from '../notices/notices.machine.ts';
import type { orderSetupMachine } from '../order-setup/order-setup.machine.ts';
import type { OrderSetupInput } from '../order-setup/order-setup.types.ts';
import { overlaysMachine } from '../overlays/overlays.machine.ts';
import type { sessionMachine } from '../session/session.machine.ts';
import { siteMachine } from '../site/site.machine.ts';
import type { AppContext, AppEmitted, AppEvent, AppInput, CartRequested, CartSynced, SetupStart } from './app.types.ts';
import { openableFlows, type FlowEnd, type FlowName, type FlowRequest } from './openable-flows.ts';

/** Another cart has taken the place of the one that was placed: it and the order in hand stay. */
const hasOtherCart = ({ cartId, hasCart }: AppContext, placedCartId: string) => hasCart && cartId !== placedCartId;

/** What the root chart is made of: its flows, and what it keeps and tells. */
export const appSetup = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent | DoneActorEvent<FlowEnd['output'], FlowName> | ErrorActorEvent<unknown, FlowName>,
    input: {} as AppInput,
    emitted: {} as AppEmitted,
    children: {} as {
      site: 'site';
      session: 'session';
      notices: 'notices';
      overlays: 'overlays';
      cart: 'cart';
      orderSetup: 'orderSetup';
      checkout: 'checkout';
    } & { [Name in FlowName]: Name },
  },
  actors: {
    site: siteMachine,
    session: lazyFlow<typeof sessionMachine>('session'),
    notices: noticesMachine,
    overlays: overlaysMachine,
    cart: actorStub<typeof cartMachine>('cart'),
    orderSetup: lazyFlow<typeof orderSetupMachine>('orderSetup'),
    checkout: lazyFlow<typeof checkoutMachine>('checkout'),
    ...openableFlows,
  },
  guards: {
    hasOrder: ({ context }) => context.order !== null,
    isOrder: (_, { order }: Pick<AppContext, 'order'>) => order !== null,
    isMember: ({ context }) => context.visitor === 'member',
    isAtCheckout: ({ context }, { cartId }: { cartId: string }) => context.checkoutCartId === cartId,
    isReadyToPay: ({ context }) => context.order !== null && context.cartId !== null,
    isOpenAlready: ({ context: { openFlows } }, { name, input }: FlowRequest) =>
      name in openFlows && JSON.stringify(openFlows[name]) === JSON.stringify(input),
    isSameSetup: ({ context }, request: SetupRequest) => isSameRequest(context.setup ?? {}, request),
  },
  actions: {
    setVisitor: assign((_, { visitor }: Pick<AppContext, 'visitor'>) => ({ visitor })),
    setCart: assign((_, { cartId, queued }: { cartId: string | null; queued: number }) => ({
      cartId,
      hasCart: cartId !== null || queued > 0,
    })),
    sendToCart: sendTo('cart', (_, event: CartSynced | CartRequested) => event),
    setOrder: assign((_, { order }: { order: SetUpOrder }) => ({ order, previous: order })),
    syncOrder: assign((_, { order, previous }: Pick<AppContext, 'order' | 'previous'>) => ({ order, previous })),
    clearOrder: assign({ order: null }),
    closeOrder: assign(({ context }, { cartId }: { cartId: string }) => (hasOtherCart(context, cartId) ? {} : { order: null })),
    emptyPlacedCart: enqueueActions(({ context, enqueue }, { cartId }: { cartId: string }) => {
      if (!hasOtherCart(context, cartId)) enqueue.raise({ type: 'cart.emptied' });
    }),
    setCheckoutCart: assign(({ context: { cartId } }) => ({ checkoutCartId: cartId })),
    clearCheckoutCart: assign({ checkoutCartId: null }),
    forgetOrders: assign({ order: null, previous: null, placedCartId: null }),
    setPlaced: assign((_, { cartId }: { cartId: string }) => ({ placedCartId: cartId })),
    setSetup: assign((_, { destination, cafeId, isGroup, start, features }: SetupStart) => ({
      setup: { destination, cafeId, isGroup, start, features },
    })),
    clearSetup: assign({ setup: null }),
    reopenSetup: assign(({ context }, { features }: Pick<SetupStart, 'features'>) => ({
      setup: { ...requestFor(must(context.order, 'order')), features },
    })),
    setCampaignParams: assign((_, { campaignParams }: { campaignParams: CampaignParams }) => ({ campaignParams })),
    rememberWelcome: assign({ hasSeenWelcome: true }),
    openFlow: enqueueActions(({ context, enqueue }, { name, input }: FlowRequest) => {
      enqueue.stopChild(name);
      // TypeScript does not know that name and input belong together; the type of the event has ensured it.
      enqueue.spawnChild(...([name, { id: name, input }] as Parameters<typeof enqueue.spawnChild>));
      enqueue.assign({ openFlows: { ...context.openFlows, [name]: input } });
    }),
    closeFlow: enqueueActions(({ context, enqueue }, { name }: { name: FlowName }) => {
      enqueue.stopChild(name);
      enqueue.assign({ openFlows: Object.fromEntries(Object.entries(context.openFlows).filter(([open]) => open !== name)) });
    }),
    closeFlows: enqueueActions(({ context, enqueue }) => {
      for (const name of Object.keys(context.openFlows)) enqueue.stopChild(name);
      enqueue.assign({ openFlows: {} });
    }),
    show: sendTo('notices', (_, { notice }: { notice: Notice }) => ({ type: 'notice.shown', notice })),
    welcomeGuest: sendTo('session', { type: 'guest.continued' }),
    setUpCart: raise((_, { order }: { order: SetUpOrder }) => ({ type: 'order.setUp', order }) as const),
    sendOrderToCheckout: sendTo('checkout', ({ context }) => ({ type: 'order.changed', order: must(context.order, 'order') })),
    setUpCartAgain: enqueueActions(({ context: { order }, enqueue }) => {
      if (order !== null) enqueue.raise({ type: 'order.setUp', order });
    }),
    emptyCart: raise({ type: 'cart.emptied' }),
    requestAgain: raise((_, requested: CartRequested) => requested),
    emitCompleted: emit({ type: 'setup.ended', kind: 'completed' }),
    emitPlaced: emit({ type: 'checkout.ended', kind: 'placed' }),
    emitLeft: emit({ type: 'checkout.ended', kind: 'left' }),
    emitAbandoned: emit({ type: 'setup.ended', kind: 'abandoned' }),
    emitFlowEnd: emit((_, end: FlowEnd) => ({ type: 'flow.ended', ...end })),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found', ...fault })),
  },
});

/** What an order setup begins with (ORD-SETUP-21, -22). */
export function setupFor({ visitor, order, previous, setup }: AppContext): OrderSetupInput {
  const { destination = null, cafeId = null, isGroup = false, start = null, features } = must(setup, 'setup');
  return {
    destination,
    cafeId,
    isGroup,
    start,
    previous: order ?? previous,
    needsSignIn: isGroup ? visitor !== 'member' : visitor === 'anonymous' && order === null,
    isGuestAllowed: !isGroup,
    features,
  };
}
