import { emit, enqueueActions, sendTo, setup, spawnChild, type ErrorActorEvent } from 'xstate';
import { eventParams } from '../kit/outcome.ts';
import { actorStub } from '../kit/port.ts';
import type { orderMachine } from '../order/order.machine.ts';
import type { OrdersEmitted, OrdersEvent } from './orders.types.ts';

/** The record of this browser says what order is in hand; without one there is none. */
const order = { id: 'order', systemId: 'order', input: { order: null, previous: null, placedCartId: null } } as const;

/** Owns the orders: the one in hand is the actor `order`. It never ends; where it breaks, another takes its place. */
export const ordersMachine = setup({
  types: {
    events: {} as OrdersEvent | ErrorActorEvent<unknown, 'order'>,
    emitted: {} as OrdersEmitted,
    children: {} as { order: 'order' },
  },
  actors: { order: actorStub<typeof orderMachine>('order') },
  actions: {
    startOrder: spawnChild('order', order),
    /** XState keeps a child that has ended. */
    replace: enqueueActions(({ enqueue }, { actorId }: { actorId: 'order' }) => {
      enqueue.stopChild(actorId);
      enqueue.spawnChild('order', order);
    }),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found', ...fault })),
  },
}).createMachine({
  id: 'orders',
  entry: 'startOrder',
  initial: 'open',
  on: {
    'session.left': { actions: sendTo('order', eventParams) },
    // An error that nothing takes would stop this actor, and every order with it.
    'xstate.error.actor.*': {
      actions: [
        { type: 'replace', params: eventParams },
        { type: 'emitFault', params: ({ event }) => ({ source: event.actorId, message: String(event.error) }) },
      ],
    },
  },
  states: { open: { description: 'The orders of this browser, as long as its page.' } },
});
