import { assign, emit, setup } from 'xstate';
import { is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  CancellationContext,
  CancellationEmitted,
  CancellationEvent,
  CancellationInput,
  CancelOrderInput,
  CancelOrderResult,
  ReadOrderInput,
  ReadOrderResult,
} from './cancellation.types.ts';

/** A member gives up an order that the kitchen has not begun (M43, SERVICE-02). Its only end is an order that is canceled. */
export const cancellationMachine = setup({
  types: {
    context: {} as CancellationContext,
    input: {} as CancellationInput,
    events: {} as CancellationEvent,
    emitted: {} as CancellationEmitted,
  },
  actors: {
    readOrder: port<ReadOrderInput, ReadOrderResult>('readOrder'),
    cancelOrder: port<CancelOrderInput, CancelOrderResult>('cancelOrder'),
  },
  guards: {
    isGuest: ({ event }) => event.type === 'cancel.requested' && !event.isMember,
    isCancelable: ({ context }) => context.isCancelable,
  },
  actions: {
    setStanding: assign((_, { isCancelable }: { isCancelable: boolean }) => ({ isCancelable })),
    setBegun: assign({ isCancelable: false }),
    emitCanceled: emit(({ context: { orderId } }) => ({ type: 'order.canceled' as const, orderId })),
    emitAccountNeeded: emit(({ context: { cafeName } }) => ({ type: 'account.needed' as const, cafeName })),
  },
}).createMachine({
  id: 'cancellation',
  // Until the server says otherwise: it has the last word anyway.
  context: ({ input }) => ({ ...input, isCancelable: true }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The server says whether the order stands, and whether the kitchen has begun.',
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context: { orderId, number } }) => ({ orderId, number }),
        onDone: [
          { guard: is('canceled'), target: 'canceled', actions: 'emitCanceled' },
          { guard: is('standing'), target: 'standing', actions: { type: 'setStanding', params: outcome('standing') } },
        ],
        onError: 'standing',
      },
      // What a guest reads does not depend on the answer.
      on: { 'cancel.requested': { guard: 'isGuest', actions: 'emitAccountNeeded' } },
    },
    standing: {
      description: 'The order stands. Canceling is offered where the kitchen has not begun; a guest is told to sign in (AMB-31).',
      on: {
        'cancel.requested': [
          { guard: 'isGuest', actions: 'emitAccountNeeded' },
          { guard: 'isCancelable', target: 'asking' },
          { target: 'begun' },
        ],
      },
    },
    asking: {
      description: 'The member is asked whether they mean it.',
      on: { 'cancel.confirmed': 'canceling', 'cancel.dismissed': 'standing' },
    },
    canceling: {
      description: 'The call is made, which nobody takes back.',
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context: { orderId, number } }) => ({ orderId, number }),
        onDone: [
          { guard: is('canceled'), target: 'canceled', actions: 'emitCanceled' },
          { guard: is('begun'), target: 'begun', actions: 'setBegun' },
          { guard: is('notTheirs'), target: 'notTheirs' },
          { guard: is('unauthorized'), target: 'sessionEnded' },
          { guard: is('closed'), target: 'reading' },
          { guard: is('accountNeeded'), target: 'standing', actions: 'emitAccountNeeded' },
        ],
        onError: 'checking',
      },
    },
    checking: {
      description: 'No answer came: what became of the order is asked before anything is repeated.',
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context: { orderId, number } }) => ({ orderId, number }),
        onDone: [
          { guard: is('canceled'), target: 'canceled', actions: 'emitCanceled' },
          { guard: is('standing'), target: 'judging', actions: { type: 'setStanding', params: outcome('standing') } },
        ],
        onError: 'unsure',
      },
    },
    judging: { always: [{ guard: 'isCancelable', target: 'failed' }, { target: 'begun' }] },
    failed: {
      description: 'The order was not canceled, and still can be.',
      on: { 'cancel.confirmed': 'canceling', 'cancel.dismissed': 'standing' },
    },
    sessionEnded: {
      description:
        'The session had ended, so that nothing was canceled. The app asks the member to sign in; the order still can be canceled.',
      on: { 'cancel.confirmed': 'canceling', 'cancel.dismissed': 'standing' },
    },
    unsure: {
      description: 'It is not known whether the order was canceled. The member asks again, or the page does with the connection.',
      on: { 'cancel.checked': 'checking', 'cancel.dismissed': 'doubtful' },
    },
    doubtful: {
      description: 'The member has left the question, and it is not known still: the page says so, and does not offer to cancel.',
      on: { 'cancel.checked': 'checking' },
    },
    begun: {
      description: 'The kitchen has begun: a call to the cafe is what helps.',
      on: { 'cancel.dismissed': 'reading' },
    },
    notTheirs: {
      description: 'The account has no such order: a call to the cafe is what helps.',
      on: { 'cancel.dismissed': 'reading' },
    },
    canceled: { type: 'final' },
  },
});
