import { assign, setup } from 'xstate';
import { must } from '#domain/must.ts';
import type { PhoneStep } from '#domain/payment/phone.ts';
import { finalOutput, is, isNot, outcome } from '../kit/outcome.ts';
import { port, waits } from '../kit/port.ts';
import type { Obstacle } from '../submit/submit.types.ts';
import type {
  AskPhoneInput,
  AskPhoneResult,
  BeginCallInput,
  BeginCallResult,
  EndCallInput,
  EndCallResult,
  PhonePaymentContext,
  PhonePaymentEvent,
  PhonePaymentInput,
  PhonePaymentOutput,
} from './phone-payment.types.ts';

/** How often the phone system is asked, in milliseconds. */
const ASKED_EVERY_MS = 2000;

/**
 * Pays an order by phone: validates the cart, records the call, then polls its status until it is paid or has failed. For an order that is
 * paid another way it only ends an active call (SUBMIT-18, SUBMIT-19, decision 041).
 */
export const phonePaymentMachine = setup({
  types: {
    context: {} as PhonePaymentContext,
    input: {} as PhonePaymentInput,
    events: {} as PhonePaymentEvent,
    output: {} as PhonePaymentOutput,
  },
  actors: {
    begin: port<BeginCallInput, BeginCallResult>('begin'),
    ask: port<AskPhoneInput, AskPhoneResult>('ask'),
    endCall: port<EndCallInput, EndCallResult>('endCall'),
    pause: waits.pause,
  },
  guards: { isByPhone: ({ context }) => context.isByPhone },
  actions: {
    setCall: assign((_, { callId }: { callId: string }) => ({ callId })),
    setOngoing: assign((_, { step, message }: { step: PhoneStep; message: string | null }) => ({ step, message })),
    setFailure: assign((_, { message }: { message: string | null }) => ({ message, isRefused: false, reasonCode: null })),
    setRefusal: assign((_, { reasonCode }: { reasonCode: string | null }) => ({ message: null, isRefused: true, reasonCode })),
    startAnew: assign({ step: 'connecting', message: null }),
  },
}).createMachine({
  id: 'phonePayment',
  context: ({ input }) => ({ ...input, callId: null, step: 'connecting', message: null, isRefused: false, reasonCode: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isByPhone', target: 'beginning' }, { target: 'endingCall' }] },
    beginning: {
      description: 'The cart is validated and the call recorded for all tabs; an active call is followed instead (SUBMIT-01).',
      on: { 'call.left': 'endingCall' },
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context: { cartId, submissionId, total, contents, callId } }) => ({
          cartId,
          submissionId,
          total,
          contents,
          formerCallId: callId,
        }),
        onDone: [
          { guard: is('begun'), target: 'asking', actions: { type: 'setCall', params: outcome('begun') } },
          { guard: isNot('begun'), target: 'stopped' },
        ],
        onError: 'unbegun',
      },
    },
    asking: {
      description: 'The phone system begins the payment, or says how far it is (SUBMIT-18).',
      on: { 'call.left': 'endingCall' },
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { cartId, total, callId } }) => ({ cartId, total, callId: must(callId, 'callId') }),
        onDone: [
          { guard: is('paid'), target: 'paid' },
          { guard: is('ongoing'), target: 'waiting', actions: { type: 'setOngoing', params: outcome('ongoing') } },
          { guard: is('unpaid'), target: 'failed', actions: { type: 'setFailure', params: outcome('unpaid') } },
          { guard: is('refused'), target: 'failed', actions: { type: 'setRefusal', params: outcome('refused') } },
        ],
        onError: 'unreachable',
      },
    },
    waiting: {
      description: 'The call continues.',
      on: { 'call.left': 'endingCall' },
      invoke: { id: 'pause', src: 'pause', input: { ms: ASKED_EVERY_MS }, onDone: 'asking', onError: 'asking' },
    },
    unreachable: {
      description:
        'It is not known whether it is paid: the guest asks again, or ends the call. No other payment may be sent before that is known.',
      on: { 'call.retried': 'asking', 'call.left': 'endingCall' },
    },
    failed: {
      description: 'Nothing was paid, or the phone system refused, and why: the guest calls again, or pays another way.',
      on: { 'call.retried': { target: 'beginning', actions: 'startAnew' }, 'call.left': 'endingCall' },
    },
    endingCall: {
      description: 'The active call of any tab is ended. A payment that finished before that counts.',
      invoke: {
        id: 'endCall',
        src: 'endCall',
        input: ({ context: { cartId, total, callId } }) => ({ cartId, total, callId }),
        onDone: [
          { guard: is('ended'), target: 'ended' },
          { guard: is('paid'), target: 'paid' },
          { guard: is('unauthorized'), target: 'left' },
        ],
        onError: 'unended',
      },
    },
    unended: {
      description: 'It is not known whether the call is over: the guest ends it once more, or goes back to the form.',
      on: { 'call.retried': 'endingCall', 'call.left': 'left' },
    },
    stopped: { type: 'final', output: finalOutput<Obstacle> },
    unbegun: { type: 'final', output: { kind: 'unsent' } satisfies PhonePaymentOutput },
    paid: { type: 'final', output: { kind: 'paid' } satisfies PhonePaymentOutput },
    ended: { type: 'final', output: { kind: 'ended' } satisfies PhonePaymentOutput },
    left: { type: 'final', output: { kind: 'left' } satisfies PhonePaymentOutput },
  },
  output: finalOutput<PhonePaymentOutput>,
});
