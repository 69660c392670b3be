import { assign, setup } from 'xstate';
import type { PhoneStep } from '#domain/payment/phone.ts';
import { is, outcome } from '../kit/outcome.ts';
import { port, waits } from '../kit/port.ts';
import type {
  AskPhoneInput,
  AskPhoneResult,
  EndCallInput,
  EndCallResult,
  PhonePaymentContext,
  PhonePaymentEvent,
  PhonePaymentInput,
  PhonePaymentOutput,
} from './phone-payment.types.ts';

/** How often the phone system is asked, in milliseconds. */
const ASKED_EVERY_MS = 2000;

/** Paying an order by phone: the phone system is asked how far it is, until it is paid or has failed (SUBMIT-18, SUBMIT-19, decision 041). */
export const phonePaymentMachine = setup({
  types: {
    context: {} as PhonePaymentContext,
    input: {} as PhonePaymentInput,
    events: {} as PhonePaymentEvent,
    output: {} as PhonePaymentOutput,
  },
  actors: {
    ask: port<AskPhoneInput, AskPhoneResult>('ask'),
    endCall: port<EndCallInput, EndCallResult>('endCall'),
    pause: waits.pause,
  },
  actions: {
    setOngoing: assign((_, { step, message }: { step: PhoneStep; message: string | null }) => ({ step, message, isAnew: false })),
    setFailure: assign((_, { message }: { message: string | null }) => ({ message, isRefused: false, reasonCode: null })),
    setRefusal: assign((_, { reasonCode }: { reasonCode: string | null }) => ({ message: null, isRefused: true, reasonCode })),
    startAnew: assign({ step: 'connecting', message: null, isAnew: true }),
    // It may have begun all the same: once more would be a second payment.
    forgetAnew: assign({ isAnew: false }),
  },
}).createMachine({
  id: 'phonePayment',
  context: ({ input }) => ({ ...input, step: 'connecting', message: null, isRefused: false, reasonCode: null, isAnew: false }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The phone system begins the payment, or says how far it is (SUBMIT-18).',
      on: { 'call.left': 'endingCall' },
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { cartId, total, isAnew } }) => ({ cartId, total, isAnew }),
        onDone: [
          { guard: is('paid'), target: 'paid' },
          { guard: is('ongoing'), target: 'waiting', actions: { type: 'setOngoing', params: outcome('ongoing') } },
          { guard: is('unpaid'), target: 'failed', actions: { type: 'setFailure', params: outcome('unpaid') } },
          { guard: is('refused'), target: 'failed', actions: { type: 'setRefusal', params: outcome('refused') } },
          { guard: is('unauthorized'), target: 'unauthorized' },
        ],
        onError: 'unreachable',
      },
    },
    waiting: {
      description: 'The call goes on.',
      on: { 'call.left': 'endingCall' },
      invoke: { id: 'pause', src: 'pause', input: { ms: ASKED_EVERY_MS }, onDone: 'asking', onError: 'asking' },
    },
    unreachable: {
      description:
        'It is not known whether it is paid: the guest asks again, or ends the call. No other payment may be sent before that is known.',
      entry: 'forgetAnew',
      on: { 'call.retried': 'asking', 'call.left': 'endingCall' },
    },
    endingCall: {
      description: 'The call is ended. A payment that was finished before counts.',
      invoke: {
        id: 'endCall',
        src: 'endCall',
        input: ({ context: { cartId } }) => ({ cartId }),
        onDone: [
          { guard: is('ended'), target: 'left' },
          { guard: is('paid'), target: 'paid' },
          { guard: is('refused'), target: 'failed', actions: { type: 'setRefusal', params: outcome('refused') } },
          { guard: is('unauthorized'), target: 'unauthorized' },
        ],
        onError: 'unreachable',
      },
    },
    failed: {
      description: 'Nothing was paid, or the phone system refused, and why: the guest calls again, or pays another way.',
      on: { 'call.retried': { target: 'asking', actions: 'startAnew' }, 'call.left': 'leaving' },
    },
    leaving: {
      description:
        'What failed may still have a line that is open: it is closed before another payment. A refusal says that there is none.',
      invoke: {
        id: 'endCall',
        src: 'endCall',
        input: ({ context: { cartId } }) => ({ cartId }),
        onDone: [
          { guard: is('ended'), target: 'left' },
          { guard: is('paid'), target: 'paid' },
          { guard: is('refused'), target: 'left' },
          { guard: is('unauthorized'), target: 'unauthorized' },
        ],
        onError: 'unreachable',
      },
    },
    paid: { type: 'final', output: { kind: 'paid' } satisfies PhonePaymentOutput },
    left: { type: 'final', output: { kind: 'left' } satisfies PhonePaymentOutput },
    unauthorized: { type: 'final', output: { kind: 'unauthorized' } satisfies PhonePaymentOutput },
  },
  output: ({ event }) => event.output as PhonePaymentOutput,
});
