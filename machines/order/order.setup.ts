import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { must } from '#domain/must.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { renewedOrder, type CafeNow } from '#domain/order/renewed.ts';
import { isSameRequest, requestFor, type SetupRequest } from '#domain/order/setup-request.ts';
import type { checkoutMachine } from '../checkout/checkout.machine.ts';
import type { CheckoutOutput } from '../checkout/checkout.types.ts';
import { lazyFlow } from '../kit/lazy.ts';
import { port } from '../kit/port.ts';
import type { orderSetupMachine } from '../order-setup/order-setup.machine.ts';
import type { OrderSetupInput, OrderSetupOutput } from '../order-setup/order-setup.types.ts';
import type {
  CloseCartInput,
  CloseCartResult,
  OrderContext,
  OrderEmitted,
  OrderEvent,
  OrderInput,
  SetupFacts,
  SetupStart,
} from './order.types.ts';

/** What the chart of an order is made of: its flows, and what it keeps and emits. */
export const orderChart = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    input: {} as OrderInput,
    emitted: {} as OrderEmitted,
    children: {} as { orderSetup: 'orderSetup'; checkout: 'checkout'; closeCart: 'closeCart' },
  },
  actors: {
    orderSetup: lazyFlow<typeof orderSetupMachine>('orderSetup'),
    checkout: lazyFlow<typeof checkoutMachine>('checkout'),
    closeCart: port<CloseCartInput, CloseCartResult>('closeCart'),
  },
  guards: {
    hasOrder: ({ context }) => context.order !== null,
    isOrder: (_, { order }: Pick<OrderInput, 'order'>) => order !== null,
    isAtCheckout: ({ context }, { cartId }: { cartId: string }) => context.checkoutCartId === cartId,
    isRenewal: ({ context: { order } }, read: CafeNow) => order !== null && renewedOrder(order, read) !== order,
    isSameSetup: ({ context }, request: SetupRequest) => isSameRequest(context.setup ?? {}, request),
  },
  actions: {
    setOrder: assign((_, { order }: { order: SetUpOrder }) => ({ order, previous: order })),
    syncOrder: assign((_, { order, previous }: Pick<OrderInput, 'order' | 'previous'>) => ({ order, previous })),
    renewOrder: assign(({ context }, read: CafeNow) => {
      const order = renewedOrder(must(context.order, 'order'), read);
      return { order, previous: order };
    }),
    clearOrder: assign({ order: null }),
    forgetOrders: assign({ order: null, previous: null, placedCartId: null }),
    setCheckoutCart: assign((_, { cartId }: { cartId: string }) => ({ checkoutCartId: cartId })),
    clearCheckoutCart: assign({ checkoutCartId: null }),
    setPlaced: assign((_, { cartId }: { cartId: string }) => ({ placedCartId: cartId })),
    setSetup: assign((_, { type: _type, ...setup }: SetupStart & { type: string }) => ({ setup })),
    reopenSetup: assign(({ context }, { type: _type, ...facts }: SetupFacts & { type: string }) => ({
      setup: { ...requestFor(must(context.order, 'order')), ...facts },
    })),
    clearSetup: assign({ setup: null }),
    sendOrderToCheckout: sendTo('checkout', ({ context }) => ({ type: 'order.changed', order: must(context.order, 'order') })),
    emitSetUp: enqueueActions(({ context: { order }, enqueue }) => {
      if (order !== null) enqueue.emit({ type: 'order.setUp', order });
    }),
    emitRenewed: emit(({ context }) => ({ type: 'order.renewed', order: must(context.order, 'order') })),
    emitEmptied: emit({ type: 'cart.emptied' }),
    emitReadPlaced: emit((_, { cartId }: { cartId: string }) => ({ type: 'cart.readPlaced', cartId })),
    emitSetupEnd: emit((_, { kind }: Pick<OrderSetupOutput, 'kind'>) => ({ type: 'setup.ended', kind })),
    emitCheckoutClosed: emit(({ context }) => ({ type: 'checkout.closed', cartId: must(context.checkoutCartId, 'checkoutCartId') })),
    emitCheckoutEnd: emit((_, { kind }: Pick<CheckoutOutput, 'kind'>) => ({ type: 'checkout.ended', kind })),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found', ...fault })),
  },
});

/** What an order setup begins with (ORD-SETUP-21, -22). */
export function setupFor({ order, previous, setup: start }: Pick<OrderContext, 'order' | 'previous' | 'setup'>): OrderSetupInput {
  const { destination = null, cafeId = null, isGroup = false, start: searched = null, features, visitor } = must(start, 'setup');
  return {
    destination,
    cafeId,
    isGroup,
    start: searched,
    previous: order ?? previous,
    needsSignIn: isGroup ? visitor !== 'member' : visitor === 'anonymous' && order === null,
    isGuestAllowed: !isGroup,
    features,
  };
}
