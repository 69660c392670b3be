import { assign, emit, enqueueActions, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import type { ActiveOrder } from '#domain/order/active-orders.ts';
import { arrivalId, cancellationId, trackerId } from '#domain/tracking/actor-id.ts';
import { isForCar } from '#domain/tracking/arrival.ts';
import { trackedDestinationOf } from '#domain/tracking/destination.ts';
import { arrivalMachine } from '../arrival/arrival.machine.ts';
import { cancellationMachine } from '../cancellation/cancellation.machine.ts';
import { eventParams, faultOf, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import { trackerMachine } from '../tracker/tracker.machine.ts';
import type { TrackerInput } from '../tracker/tracker.types.ts';
import type {
  ActiveOrdersContext,
  ActiveOrdersEmitted,
  ActiveOrdersEvent,
  ActiveOrdersInput,
  ReadOrdersResult,
  UntilChangedInput,
} from './active-orders.types.ts';

/** What a tracker has to know; null where nothing is followed: at a table, and of a subscription. */
function trackedFrom({ orderId, destination, priority, at, timeZone }: ActiveOrder): TrackerInput | null {
  const tracked = trackedDestinationOf(destination);
  return tracked === null || tracked === 'DINEIN' ? null : { orderId, destination: tracked, priority, at, timeZone };
}

/** The orders that are followed: those that are active, and the one that a page shows unless it is canceled. */
function followedIn({ isTracked, orders, activeIds, canceledIds, watched }: ActiveOrdersContext): readonly TrackerInput[] {
  if (!isTracked) return [];
  const active = orders.filter(({ orderId }) => activeIds.includes(orderId));
  const isIn = watched === null || [...activeIds, ...canceledIds].includes(watched.orderId);
  return [...active, ...(isIn ? [] : [watched])].flatMap((order) => trackedFrom(order) ?? []);
}

/** What is known of the orders without those that were canceled. */
function withoutCanceled({ orders, activeIds, changesAt }: Omit<ReadOrdersResult, 'kind' | 'canceledIds'>, canceled: readonly string[]) {
  return {
    orders: orders.filter(({ orderId }) => !canceled.includes(orderId)),
    activeIds: activeIds.filter((orderId) => !canceled.includes(orderId)),
    changesAt,
    canceledIds: [...new Set(canceled)].toSorted(),
  };
}

/**
 * The orders that were placed and are not over, with a tracker for each that is followed (M37), and what the guest of the one that a page shows
 * does with it (M43). One that breaks ends no other.
 */
export const activeOrdersMachine = setup({
  types: {
    context: {} as ActiveOrdersContext,
    input: {} as ActiveOrdersInput,
    events: {} as ActiveOrdersEvent | DoneActorEvent<unknown, `cancellation.${string}`> | ErrorActorEvent<unknown, string>,
    emitted: {} as ActiveOrdersEmitted,
  },
  actors: {
    tracker: trackerMachine,
    arrival: arrivalMachine,
    cancellation: cancellationMachine,
    readOrders: port<void, ReadOrdersResult>('readOrders'),
    /** Ends at a time, or when other orders are known. */
    untilChanged: port<UntilChangedInput, void>('untilChanged'),
  },
  guards: {
    hasActive: ({ context }) => context.activeIds.length > 0,
    hasNext: ({ context }) => context.changesAt !== null,
    isWatched: ({ context }, { orderId }: { orderId: string }) => context.watched?.orderId === orderId,
  },
  actions: {
    setOrders: assign(({ context }, { canceledIds, ...read }: ReadOrdersResult) =>
      withoutCanceled(read, [...context.canceledIds, ...canceledIds]),
    ),
    setCanceled: assign(({ context }, { actorId }: { actorId: string }) => {
      const { attendedId, canceledIds } = context;
      return attendedId === null || actorId !== cancellationId(attendedId) ? {} : withoutCanceled(context, [...canceledIds, attendedId]);
    }),
    /** Nothing can be done any more with an order that was canceled, in whichever tab. */
    leaveCanceled: enqueueActions(({ context: { attendedId, canceledIds }, enqueue }) => {
      if (attendedId === null || !canceledIds.includes(attendedId)) return;
      enqueue.stopChild(cancellationId(attendedId));
      enqueue.stopChild(arrivalId(attendedId));
    }),
    setWatched: assign((_, { order }: { order: ActiveOrder }) => ({ watched: order })),
    clearWatched: assign({ watched: null }),
    forgetNextChange: assign({ changesAt: null }),
    followOrders: enqueueActions(({ context, enqueue }) => {
      const followed = followedIn(context);
      const followedIds = followed.map(({ orderId }) => orderId);
      for (const id of context.followedIds) if (!followedIds.includes(id)) enqueue.stopChild(trackerId(id));
      for (const input of followed) {
        const isNew = !context.followedIds.includes(input.orderId);
        if (isNew) enqueue.spawnChild('tracker', { id: trackerId(input.orderId), input });
      }
      enqueue.assign({ followedIds });
    }),
    /** What the guest does with the order that a page shows, unless it was canceled. */
    attendWatched: enqueueActions(({ context: { watched: shown, attendedId, canceledIds }, enqueue }) => {
      const watched = shown !== null && canceledIds.includes(shown.orderId) ? null : shown;
      const orderId = watched?.orderId ?? null;
      if (orderId === attendedId) return;
      if (attendedId !== null) {
        enqueue.stopChild(arrivalId(attendedId));
        enqueue.stopChild(cancellationId(attendedId));
      }
      if (watched !== null && isForCar(watched.destination)) {
        enqueue.spawnChild('arrival', { id: arrivalId(watched.orderId), input: { ...watched, destination: watched.destination } });
      }
      if (watched !== null && watched.destination !== 'SUBSCRIPTION') {
        enqueue.spawnChild('cancellation', { id: cancellationId(watched.orderId), input: watched });
      }
      enqueue.assign({ attendedId: orderId });
    }),
    // Opening the page of an order retries a tracker that has stopped polling.
    askAgain: enqueueActions(({ context, enqueue }, { order: { orderId } }: { order: ActiveOrder }) => {
      if (context.followedIds.includes(orderId)) enqueue.sendTo(trackerId(orderId), { type: 'status.retried' });
    }),
    stopActor: enqueueActions(({ context, enqueue }, { actorId }: { actorId: string }) => {
      enqueue.stopChild(actorId);
      enqueue.assign({ followedIds: context.followedIds.filter((id) => trackerId(id) !== actorId) });
    }),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found' as const, ...fault })),
  },
}).createMachine({
  id: 'activeOrders',
  context: ({ input }) => ({
    ...input,
    orders: [],
    activeIds: [],
    changesAt: null,
    watched: null,
    attendedId: null,
    canceledIds: [],
    followedIds: [],
  }),
  initial: 'reading',
  on: {
    'order.watched': {
      actions: [{ type: 'askAgain', params: eventParams }, { type: 'setWatched', params: eventParams }, 'attendWatched', 'followOrders'],
    },
    'order.unwatched': { guard: { type: 'isWatched', params: eventParams }, actions: ['clearWatched', 'attendWatched', 'followOrders'] },
    // Its only end is an order that is canceled.
    'xstate.done.actor.cancellation.*': { actions: [{ type: 'setCanceled', params: eventParams }, 'leaveCanceled', 'followOrders'] },
    // An error that nothing takes would stop this actor, and all that it has spawned.
    'xstate.error.actor.*': {
      actions: [
        { type: 'stopActor', params: eventParams },
        { type: 'emitFault', params: ({ event }) => ({ source: event.actorId, message: String(event.error) }) },
      ],
    },
  },
  states: {
    reading: {
      description: 'What is known of the orders is read; until then, what was known before holds.',
      invoke: {
        id: 'readOrders',
        src: 'readOrders',
        onDone: {
          guard: is('read'),
          target: 'deciding',
          actions: [{ type: 'setOrders', params: outcome('read') }, 'leaveCanceled', 'followOrders'],
        },
        // A time that has passed would be waited for in vain, again and again.
        onError: { target: 'deciding', actions: ['forgetNextChange', { type: 'emitFault', params: faultOf('readOrders') }] },
      },
    },
    deciding: {
      always: [
        { guard: 'hasActive', target: 'known.visible' },
        { guard: 'hasNext', target: 'known.waitingWindow' },
        { target: 'known.empty' },
      ],
    },
    known: {
      description: 'What is known holds until other orders are active, or known.',
      initial: 'empty',
      invoke: {
        id: 'untilChanged',
        src: 'untilChanged',
        input: ({ context: { changesAt } }) => ({ at: changesAt }),
        onDone: 'reading',
        onError: { target: 'unobserved', actions: { type: 'emitFault', params: faultOf('untilChanged') } },
      },
      states: {
        empty: { description: 'There is no order, or all are over.' },
        waitingWindow: { description: 'An order is more than an hour away (ACTIVE-01).' },
        visible: { description: 'Orders are active, from one hour before to two hours after their time (ACTIVE-01).' },
      },
    },
    unobserved: { description: 'Changes are not heard of any more; what is known stays until the page is loaded again.' },
  },
});
