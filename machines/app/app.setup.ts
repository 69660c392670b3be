import { assign, emit, enqueueActions, raise, sendTo, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import type { CampaignParams } from '#domain/navigation/query.ts';
import type { addingMachine } from '../adding/adding.machine.ts';
import type { cartMachine } from '../cart/cart.machine.ts';
import { lazyFlow } from '../kit/lazy.ts';
import { noticesMachine } from '../notices/notices.machine.ts';
import { ordersMachine } from '../orders/orders.machine.ts';
import { overlaysMachine } from '../overlays/overlays.machine.ts';
import type { sessionMachine } from '../session/session.machine.ts';
import { siteMachine } from '../site/site.machine.ts';
import type { AppContext, AppEmitted, AppEvent, AppInput, CartRequested, CartFound } from './app.types.ts';
import { openableFlows, type FlowEnd, type FlowName, type FlowRequest } from './openable-flows.ts';

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
      orders: 'orders';
      adding: 'adding';
    } & { [Name in FlowName]: Name },
  },
  actors: {
    site: siteMachine,
    session: lazyFlow<typeof sessionMachine>('session'),
    notices: noticesMachine,
    overlays: overlaysMachine,
    cart: lazyFlow<typeof cartMachine>('cart'),
    orders: ordersMachine,
    adding: lazyFlow<typeof addingMachine>('adding'),
    ...openableFlows,
  },
  guards: {
    isMember: ({ context }) => context.visitor === 'member',
    isOpenAlready: ({ context: { openFlows } }, { name, input }: FlowRequest) =>
      name in openFlows && JSON.stringify(openFlows[name]) === JSON.stringify(input),
  },
  actions: {
    setVisitor: assign((_, { visitor }: Pick<AppContext, 'visitor'>) => ({ visitor })),
    sendToCart: sendTo('cart', (_, event: CartFound | CartRequested) => event),
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
    emptyCart: raise({ type: 'cart.emptied' }),
    requestAgain: raise((_, requested: CartRequested) => requested),
    emitFlowEnd: emit((_, end: FlowEnd) => ({ type: 'flow.ended', ...end })),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found', ...fault })),
  },
});
