import { assign, emit, setup } from 'xstate';
import { askedAgain, havable, isAsBefore, type OrderBefore, type ReorderLine } from '#domain/order/reorder.ts';
import type { Destination, SetUpOrder } from '#domain/order/order.ts';
import { must } from '#domain/must.ts';
import { finalOutput, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  CompareOrderInput,
  CompareOrderResult,
  ReadReorderInput,
  ReadReorderResult,
  ReorderContext,
  ReorderEmitted,
  ReorderEvent,
  ReorderInput,
  ReorderOutput,
  UntilOrderChangedInput,
  UntilOrderChangedResult,
  UntilSetUpResult,
} from './reorder.types.ts';

const accepted = ({ lines }: ReorderContext, withAvoided: boolean): ReorderOutput => ({
  kind: 'accepted',
  lines: askedAgain(lines, withAvoided),
});

/**
 * Orders an earlier order again (CART-06). The server copies it into a separate cart, which is compared with the earlier order; a
 * lost answer or a reload therefore adds nothing. What the guest accepts is added by the queue of their own cart (decision 037).
 */
export const reorderMachine = setup({
  types: {
    context: {} as ReorderContext,
    input: {} as ReorderInput,
    events: {} as ReorderEvent,
    output: {} as ReorderOutput,
    emitted: {} as ReorderEmitted,
  },
  actors: {
    readOrder: port<ReadReorderInput, ReadReorderResult>('readOrder'),
    compareOrder: port<CompareOrderInput, CompareOrderResult>('compareOrder'),
    untilSetUp: port<void, UntilSetUpResult>('untilSetUp'),
    untilOrderChanged: port<UntilOrderChangedInput, UntilOrderChangedResult>('untilOrderChanged'),
  },
  guards: {
    isAsBefore: ({ context }) => isAsBefore(context.lines),
    hasNothing: ({ context }) => havable(context.lines, true).length === 0,
    hasAvoided: ({ context }) => havable(context.lines, true).length > havable(context.lines, false).length,
    hasRest: ({ context }) => havable(context.lines, false).length > 0,
  },
  actions: {
    setBefore: assign((_, { before }: { before: OrderBefore }) => ({ before })),
    setLines: assign((_, { lines, comparedFor }: { lines: readonly ReorderLine[]; comparedFor: SetUpOrder }) => ({ lines, comparedFor })),
    setReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })),
    setUnserved: assign((_, { destination }: { destination: Destination }) => ({ unserved: destination })),
    clearReason: assign({ reasonCode: null }),
    emitSetupAsBefore: emit(({ context: { before } }) => ({
      type: 'setup.needed' as const,
      cafeId: before?.cafeId ?? null,
      destination: before?.destination ?? null,
    })),
    emitSetup: emit({ type: 'setup.needed' as const, cafeId: null, destination: null }),
  },
}).createMachine({
  id: 'reorder',
  context: ({ input }) => ({ ...input, before: null, lines: [], comparedFor: null, reasonCode: null, unserved: null }),
  initial: 'reading',
  on: { 'reorder.left': '.closed' },
  states: {
    reading: {
      description: 'The server says what was in the order.',
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context: { orderId, number } }) => ({ orderId, number }),
        onDone: [
          { guard: is('read'), target: 'comparing', actions: { type: 'setBefore', params: outcome('read') } },
          { guard: is('unknown'), target: 'unknown' },
        ],
        onError: 'unread',
      },
    },
    unread: {
      description: 'No answer came; nothing was added, and the guest tries again.',
      on: { 'reorder.retried': 'reading' },
    },
    unknown: { description: 'There is no such order for this guest.' },
    comparing: {
      description: 'The server makes it for the order in hand, and it is compared with what it was.',
      invoke: {
        id: 'compareOrder',
        src: 'compareOrder',
        input: ({ context: { orderId, before } }) => ({ orderId, before: must(before, 'before') }),
        onDone: [
          { guard: is('compared'), target: 'judging', actions: { type: 'setLines', params: outcome('compared') } },
          { guard: is('changed'), target: 'comparing', reenter: true },
          { guard: is('notSetUp'), target: 'waitingForOrder', actions: 'emitSetupAsBefore' },
          { guard: is('unserved'), target: 'unserved', actions: { type: 'setUnserved', params: outcome('unserved') } },
          { guard: is('refused'), target: 'refused', actions: { type: 'setReason', params: outcome('refused') } },
        ],
        onError: 'uncompared',
      },
    },
    uncompared: {
      description: 'No answer came. The cart that the server may have made is not used, so the guest tries again.',
      on: { 'reorder.retried': 'comparing' },
    },
    refused: {
      description: 'The server does not make it for the order in hand; the guest reads why.',
      on: { 'reorder.retried': 'comparing', 'setup.requested': { target: 'waitingForOrder', actions: 'emitSetup' } },
      exit: 'clearReason',
    },
    unserved: {
      description: 'The cafe of the order of before does not offer the way of the order in hand (C-25): the guest changes one of them.',
      on: { 'setup.requested': { target: 'waitingForOrder', actions: 'emitSetupAsBefore' } },
    },
    waitingForOrder: {
      description: 'It is held while the guest says how, where and when (CART-13).',
      // The setup has its own way out.
      on: { 'reorder.left': {} },
      invoke: {
        id: 'untilSetUp',
        src: 'untilSetUp',
        onDone: [
          { guard: is('setUp'), target: 'comparing' },
          { guard: is('abandoned'), target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    judging: {
      always: [{ guard: 'isAsBefore', target: 'asBefore' }, { guard: 'hasNothing', target: 'nothing' }, { target: 'differing' }],
    },
    nothing: {
      description: 'Nothing of it can be had here and then; the guest reads why.',
      on: { 'setup.requested': { target: 'waitingForOrder', actions: 'emitSetup' } },
    },
    differing: {
      description: 'The guest sees what differs, before anything is added. What they avoid is added only by their word (FLAGS-10).',
      invoke: {
        id: 'untilOrderChanged',
        src: 'untilOrderChanged',
        input: ({ context: { comparedFor } }) => ({ order: must(comparedFor, 'order') }),
        onDone: { guard: is('changed'), target: 'comparing' },
        onError: 'comparing',
      },
      on: { 'rest.accepted': { guard: 'hasRest', target: 'restAccepted' }, 'all.accepted': { guard: 'hasAvoided', target: 'allAccepted' } },
    },
    asBefore: { type: 'final', output: ({ context }: { context: ReorderContext }): ReorderOutput => accepted(context, false) },
    restAccepted: { type: 'final', output: ({ context }: { context: ReorderContext }): ReorderOutput => accepted(context, false) },
    allAccepted: { type: 'final', output: ({ context }: { context: ReorderContext }): ReorderOutput => accepted(context, true) },
    closed: { type: 'final', output: { kind: 'closed' } satisfies ReorderOutput },
  },
  output: finalOutput<ReorderOutput>,
});
