import { assign, emit, setup } from 'xstate';
import { faultOf, is, outcome } from '../kit/outcome.ts';
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
  UntilSettledInput,
  UntilSettledResult,
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
    /** The order is read at intervals outside of this chart, for pages that do not show it too. */
    untilSettled: port<UntilSettledInput, UntilSettledResult>('untilSettled'),
  },
  guards: {
    isGuest: ({ event }) => event.type === 'cancel.requested' && !event.isMember,
    isCancelable: ({ context }) => context.isCancelable,
    isRepeatable: ({ context }) => context.isRepeatable,
  },
  actions: {
    setStanding: assign((_, { isCancelable }: { isCancelable: boolean }) => ({ isCancelable })),
    setPending: assign((_, { isRead }: { isRead: boolean }) => ({ isCancelable: true, isRepeatable: isRead })),
    setUnread: assign({ isRepeatable: false }),
    setBegun: assign({ isCancelable: false }),
    emitCanceled: emit(({ context: { orderId } }) => ({ type: 'order.canceled' as const, orderId })),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found' as const, ...fault })),
    emitAccountNeeded: emit(({ context: { cafeName } }) => ({ type: 'account.needed' as const, cafeName })),
  },
}).createMachine({
  id: 'cancellation',
  // Until the server says otherwise: it has the last word anyway.
  context: ({ input }) => ({ ...input, isCancelable: true, isRepeatable: false }),
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
          { guard: is('pending'), target: 'pending', actions: { type: 'setPending', params: outcome('pending') } },
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
      description: 'The call is made; it cannot be taken back.',
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
          { guard: is('refused'), target: 'failed' },
          { guard: is('accountNeeded'), target: 'standing', actions: 'emitAccountNeeded' },
        ],
        onError: 'checking',
      },
    },
    checking: {
      description:
        'No answer came: what became of the order is asked before anything is repeated. That it stands says nothing: the call may come late.',
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context: { orderId, number } }) => ({ orderId, number }),
        onDone: [
          { guard: is('canceled'), target: 'canceled', actions: 'emitCanceled' },
          { guard: is('standing'), target: 'judging', actions: { type: 'setStanding', params: outcome('standing') } },
          { guard: is('pending'), target: 'unanswered', actions: { type: 'setPending', params: outcome('pending') } },
        ],
        onError: { target: 'unanswered', actions: 'setUnread' },
      },
    },
    judging: { always: [{ guard: 'isCancelable', target: 'standing' }, { target: 'begun' }] },
    failed: {
      description: 'The server refused: the order was not canceled, and still can be.',
      on: { 'cancel.confirmed': 'canceling', 'cancel.dismissed': 'standing' },
    },
    sessionEnded: {
      description:
        'The session had ended, so that nothing was canceled. The app asks the member to sign in; the order still can be canceled.',
      on: { 'cancel.confirmed': 'canceling', 'cancel.dismissed': 'standing' },
    },
    unanswered: {
      description:
        'It is not known whether the order was or will be canceled. The order is read at intervals; the member asks at once, or cancels once more.',
      initial: 'observed',
      states: {
        observed: {
          invoke: {
            id: 'untilSettled',
            src: 'untilSettled',
            input: ({ context: { orderId } }) => ({ orderId }),
            onDone: { guard: is('settled'), target: '#cancellation.checking' },
            onError: { target: 'unobserved', actions: { type: 'emitFault', params: faultOf('untilSettled') } },
          },
        },
        unobserved: { description: 'Only a press asks again.' },
      },
      on: {
        'cancel.checked': 'checking',
        'cancel.confirmed': { guard: 'isRepeatable', target: 'canceling' },
        'cancel.dismissed': 'pending',
      },
    },
    pending: {
      description: 'The member has left the question, and it is not known still: the page says so, and does not offer to cancel.',
      initial: 'observed',
      states: {
        observed: {
          invoke: {
            id: 'untilSettled',
            src: 'untilSettled',
            input: ({ context: { orderId } }) => ({ orderId }),
            onDone: { guard: is('settled'), target: '#cancellation.reading' },
            onError: { target: 'unobserved', actions: { type: 'emitFault', params: faultOf('untilSettled') } },
          },
        },
        unobserved: { description: 'Only a press asks again.' },
      },
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
