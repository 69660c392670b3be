import { assign, setup, type DoneActorEvent } from 'xstate';
import type { Cents } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import { is, the } from '../kit/outcome.ts';
import { port, waits } from '../kit/port.ts';
import type {
  FindOrderInput,
  FindOrderResult,
  PlaceOrderInput,
  PlaceOrderResult,
  PrepareInput,
  PrepareResult,
  SubmitContext,
  SubmitEvent,
  SubmitInput,
  SubmitOutput,
} from './submit.types.ts';

const end = (output: SubmitOutput) => ({ type: 'final', output }) as const;

/**
 * Placing an order exactly once (SUBMIT). The attempt has a name before it is made, in a state of rest that is kept: after a reload
 * or an answer that never came the flow asks what happened, and never places blindly again.
 */
export const submitMachine = setup({
  types: {
    context: {} as SubmitContext,
    input: {} as SubmitInput,
    events: {} as SubmitEvent,
    output: {} as SubmitOutput,
  },
  actors: {
    prepare: port<PrepareInput, PrepareResult>('prepare'),
    placeOrder: port<PlaceOrderInput, PlaceOrderResult>('placeOrder'),
    findOrder: port<FindOrderInput, FindOrderResult>('findOrder'),
    pause: waits.pause,
  },
  guards: {
    hasSlot: ({ context }) => context.nextSlot !== null,
  },
  actions: {
    keepAttempt: assign((_, { submissionId, tokenId }: { submissionId: string; tokenId: string | null }) => ({ submissionId, tokenId })),
    keepSlot: assign((_, { nextSlot, isPrepTime }: { nextSlot: string | null; isPrepTime: boolean }) => ({ nextSlot, isPrepTime })),
    keepTotal: assign((_, { total }: { total: Cents }) => ({ total })),
    keepReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })),
  },
}).createMachine({
  id: 'submit',
  context: ({ input }) => ({ ...input, submissionId: null, tokenId: null, nextSlot: null, isPrepTime: false, reasonCode: null }),
  initial: 'preparing',
  states: {
    preparing: {
      description: 'The card becomes a token, and the attempt gets its name.',
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context: { cardId } }) => ({ cardId }),
        onDone: [
          { guard: is('prepared'), target: 'intending', actions: { type: 'keepAttempt', params: the('prepared') } },
          { guard: is('declined'), target: 'declined' },
          { guard: is('cardNeeded'), target: 'cardNeeded' },
        ],
        onError: 'unprepared',
      },
    },
    unprepared: {
      description: 'The card could not be checked; nothing was ordered. The guest tries again.',
      on: { 'submit.retried': 'preparing', 'submit.left': 'left' },
    },
    intending: {
      description: 'The intent is written down before the call is made.',
      invoke: { id: 'pause', src: 'pause', input: { ms: 0 }, onDone: 'placing', onError: 'placing' },
    },
    placing: {
      description: 'The order goes to the kitchen.',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context: { cartId, submissionId, tokenId, total } }) => ({
          cartId,
          submissionId: must(submissionId, 'submissionId'),
          tokenId,
          total,
        }),
        onDone: [
          { guard: is('placed'), target: 'placed' },
          { guard: is('declined'), target: 'declined' },
          { guard: is('slotGone'), target: 'offeringSlot', actions: { type: 'keepSlot', params: the('slotGone') } },
          { guard: is('totalChanged'), target: 'totalChanged', actions: { type: 'keepTotal', params: the('totalChanged') } },
          { guard: is('refused'), target: 'refused', actions: { type: 'keepReason', params: the('refused') } },
          { guard: is('submittedAlready'), target: 'reconciling' },
          { guard: is('forgotten'), target: 'reconciling' },
        ],
        onError: 'reconciling',
      },
    },
    reconciling: {
      description: 'No answer came: the server says whether the order was placed.',
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context: { cartId } }) => ({ cartId }),
        onDone: [
          { guard: is('placed'), target: 'placed' },
          { guard: is('notPlaced'), target: 'notPlaced' },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'Nobody can say yet whether the order was placed; the guest asks again. Leaving would be a guess.',
      on: { 'submit.retried': 'reconciling' },
    },
    notPlaced: {
      description: 'The order was not placed and nothing was charged; the guest tries again.',
      on: { 'submit.retried': 'preparing', 'submit.left': 'left' },
    },
    offeringSlot: {
      description: 'The time is gone; the guest takes the next one, or chooses another (SUBMIT-12, SUBMIT-13).',
      on: { 'slot.accepted': { guard: 'hasSlot', target: 'rescheduled' }, 'submit.left': 'left' },
    },
    totalChanged: {
      description: 'It costs something else now; the guest agrees, or goes back.',
      on: { 'total.accepted': 'intending', 'submit.left': 'left' },
    },
    refused: {
      description: 'The server said no; the guest reads why and goes back.',
      on: { 'submit.left': 'left' },
    },
    placed: {
      type: 'final',
      output: ({ event }: { event: unknown }): SubmitOutput => ({
        kind: 'placed',
        orderId: (event as DoneActorEvent<{ kind: 'placed'; orderId: string }>).output.orderId,
      }),
    },
    rescheduled: {
      type: 'final',
      output: ({ context: { nextSlot } }: { context: SubmitContext }): SubmitOutput => ({
        kind: 'rescheduled',
        at: must(nextSlot, 'nextSlot'),
      }),
    },
    declined: end({ kind: 'declined' }),
    cardNeeded: end({ kind: 'cardNeeded' }),
    left: end({ kind: 'left' }),
  },
  output: ({ event }) => event.output as SubmitOutput,
});
