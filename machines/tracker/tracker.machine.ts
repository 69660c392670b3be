import { and, assign, emit, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { stageOf, type Stage } from '#domain/tracking/stage.ts';
import { FAILURES_MAX, POLL_MS, type OrderStatus } from '#domain/tracking/status.ts';
import { faultOf, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  ReadStatusInput,
  ReadStatusResult,
  UntilNextPollInput,
  UntilNextPollResult,
  TrackerContext,
  TrackerEmitted,
  TrackerEvent,
  TrackerInput,
} from './tracker.types.ts';

/** How far an order is; a stage is never taken back (TRACK-05). */
const furthest = (
  context: Pick<TrackerContext, 'destination' | 'stage' | 'kitchenCompleteCount' | 'isPreparing'>,
  status: OrderStatus,
): Stage => {
  const { destination, stage, kitchenCompleteCount, isPreparing } = context;
  const reached = stageOf({ destination, events: status.events, kitchenCompleteCount, isPreparing, isLarge: status.isLarge });
  return reached > stage ? reached : stage;
};

/** Follows one order to its end: what the server says of it, and how far it is by that (M36). A stage is never taken back. */
export const trackerMachine = setup({
  types: {
    context: {} as TrackerContext,
    input: {} as TrackerInput,
    events: {} as TrackerEvent,
    emitted: {} as TrackerEmitted,
  },
  actors: {
    readStatus: port<ReadStatusInput, ReadStatusResult>('readStatus'),
    /** Ends after some time; at once when the page is hidden or the device has no connection. */
    untilNextPoll: port<UntilNextPollInput, UntilNextPollResult>('untilNextPoll'),
    /** Ends when the page is hidden, or the device has no connection. */
    untilAway: port<void, void>('untilAway'),
    /** Ends when the page is seen and the device has a connection. */
    untilBack: port<void, void>('untilBack'),
    waitUntil: port<{ at: string }, void>('waitUntil'),
  },
  guards: {
    isThere: ({ context }) => context.stage === 4,
    // A large pickup (TRACK-09).
    isMadeByTheClock: ({ context }) => context.destination !== 'DELIVERY' && context.preparingAt !== null,
    isBeingMade: ({ context }) => context.stage > 1,
    hasFailedEnough: ({ context }) => context.failureCount + 1 >= FAILURES_MAX,
  },
  actions: {
    setStatus: assign(({ context }, answer: Extract<ReadStatusResult, { kind: 'read' }>) => {
      const { status, metersAway, isPreparing, preparingAt, kitchenCompleteBefore } = answer;
      const read = { status, metersAway, isPreparing, preparingAt };
      // It says something of a pickup alone (TRACK-06).
      const isCounted = read.status.isKitchenComplete && context.destination !== 'DELIVERY';
      const kitchenCompleteCount = Math.max(context.kitchenCompleteCount, kitchenCompleteBefore) + Number(isCounted);
      const stage = furthest({ ...context, ...read, kitchenCompleteCount }, read.status);
      return { ...read, kitchenCompleteCount, stage, failureCount: 0 };
    }),
    addFailure: assign({ failureCount: ({ context }) => context.failureCount + 1 }),
    resetFailures: assign({ failureCount: 0 }),
    setPreparing: assign(({ context }) => ({
      isPreparing: true,
      stage: furthest({ ...context, isPreparing: true }, must(context.status, 'status')),
    })),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found' as const, ...fault })),
  },
}).createMachine({
  id: 'tracker',
  context: ({ input }) => ({
    ...input,
    status: null,
    metersAway: null,
    isPreparing: false,
    preparingAt: null,
    stage: 1,
    kitchenCompleteCount: 0,
    failureCount: 0,
  }),
  initial: 'polling',
  states: {
    waiting: {
      description: 'The page is hidden, or there is no connection. The server is asked at once when that is over.',
      invoke: {
        id: 'untilBack',
        src: 'untilBack',
        onDone: 'polling',
        onError: { target: 'failed', actions: ['resetFailures', { type: 'emitFault', params: faultOf('untilBack') }] },
      },
    },
    polling: {
      description: 'The server is asked every 15 seconds (TRACK-10).',
      initial: 'requesting',
      states: {
        requesting: {
          invoke: {
            id: 'readStatus',
            src: 'readStatus',
            input: ({ context: { orderId, destination, priority, at, timeZone } }) => ({ orderId, destination, priority, at, timeZone }),
            onDone: { guard: is('read'), target: 'judging', actions: { type: 'setStatus', params: outcome('read') } },
            onError: [
              { guard: 'hasFailedEnough', target: '#tracker.failed', actions: 'resetFailures' },
              { target: 'sleeping', actions: 'addFailure' },
            ],
          },
        },
        judging: {
          always: [
            { guard: 'isThere', target: '#tracker.done' },
            { guard: and(['isMadeByTheClock', 'isBeingMade']), target: '#tracker.done' },
            { guard: 'isMadeByTheClock', target: '#tracker.large' },
            { target: 'sleeping' },
          ],
        },
        sleeping: {
          invoke: {
            id: 'untilNextPoll',
            src: 'untilNextPoll',
            input: { ms: POLL_MS },
            onDone: [
              { guard: is('due'), target: 'requesting' },
              { guard: is('away'), target: '#tracker.waiting' },
            ],
            onError: { target: '#tracker.failed', actions: ['resetFailures', { type: 'emitFault', params: faultOf('untilNextPoll') }] },
          },
        },
      },
    },
    large: {
      description: 'A large pickup, which the cafe makes by the clock: the server is not asked any more (TRACK-07 to -09).',
      invoke: {
        id: 'waitUntil',
        src: 'waitUntil',
        input: ({ context }) => ({ at: must(context.preparingAt, 'preparingAt') }),
        onDone: { target: 'done', actions: 'setPreparing' },
        onError: { target: 'failed', actions: ['resetFailures', { type: 'emitFault', params: faultOf('waitUntil') }] },
      },
    },
    failed: {
      description: 'Too many polls failed in a row (TRACK-11). The guest asks again, or comes back to the page or the connection.',
      initial: 'observed',
      on: { 'status.retried': 'polling' },
      states: {
        observed: {
          invoke: {
            id: 'untilAway',
            src: 'untilAway',
            onDone: '#tracker.waiting',
            onError: { target: 'unobserved', actions: { type: 'emitFault', params: faultOf('untilAway') } },
          },
        },
        unobserved: { description: 'Only a press asks again.' },
      },
    },
    /** The order is there, or is made by the clock: polling ends. Its actor stays, for pages to read. */
    done: { type: 'final' },
  },
});
