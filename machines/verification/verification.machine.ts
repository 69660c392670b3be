import { assertEvent, assign, setup } from 'xstate';
import { must } from '#domain/must.ts';
import type { MemberSession } from '#domain/session/member.ts';
import { methodOf } from '#domain/verification/method.ts';
import { CELEBRATION_MS } from '#domain/verification/source.ts';
import { is, the } from '../kit/outcome.ts';
import { port, waits } from '../kit/port.ts';
import type {
  CheckCodeInput,
  CheckCodeResult,
  CreatePhoneInput,
  CreatePhoneResult,
  SendCodeInput,
  SendCodeResult,
  VerificationContext,
  VerificationEvent,
  VerificationInput,
  VerificationOutput,
} from './verification.types.ts';

/** Two-step verification: a number, a code by text message, and what it is good for (MFA). */
export const verificationMachine = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    input: {} as VerificationInput,
    output: {} as VerificationOutput,
  },
  actors: {
    createPhone: port<CreatePhoneInput, CreatePhoneResult>('createPhone'),
    sendCode: port<SendCodeInput, SendCodeResult>('sendCode'),
    checkCode: port<CheckCodeInput, CheckCodeResult>('checkCode'),
    ...waits,
  },
  guards: {
    hasNothingToDo: ({ context }) => context.source === 'REGISTRATION' || context.method === null,
    needsPhone: ({ context }) => context.source !== 'LOGIN' && context.source !== 'MFA_TRIGGER' && context.phoneId === null,
    isLogin: ({ context }) => context.source === 'LOGIN',
    isOptional: ({ context }) => context.isOptional,
    canChangeNumber: ({ context }) => context.canChangeNumber,
  },
  actions: {
    keepPhone: assign((_, { phoneId, lastFour }: { phoneId: string; lastFour: string }) => ({ phoneId, lastFour, canChangeNumber: true })),
    keepSent: assign((_, { challengeId, resendAt }: { challengeId: string; resendAt: string }) => ({ challengeId, resendAt })),
    keepReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })),
    keepSession: assign((_, { session }: { session: MemberSession | null }) => ({ session })),
  },
}).createMachine({
  id: 'verification',
  context: ({ input }) => ({
    ...input,
    method: methodOf(input.methods)?.type ?? null,
    canChangeNumber: false,
    reasonCode: null,
    resendAt: null,
    session: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      always: [{ guard: 'hasNothingToDo', target: 'unsupported' }, { guard: 'needsPhone', target: 'enteringPhone' }, { target: 'sending' }],
    },
    enteringPhone: {
      description: 'Step 1: the member says which phone gets the code (MFA-01).',
      initial: 'fresh',
      on: { 'phone.submitted': 'creatingPhone', 'verification.cancelled': 'cancelled' },
      states: { fresh: {}, refused: {}, unsaved: {} },
    },
    creatingPhone: {
      description: 'The number becomes one of the member’s phones.',
      on: { 'verification.cancelled': 'cancelled' },
      invoke: {
        id: 'createPhone',
        src: 'createPhone',
        input: ({ event }) => {
          assertEvent(event, 'phone.submitted');
          return { phoneNumber: event.phoneNumber };
        },
        onDone: [
          { guard: is('created'), target: 'sending', actions: { type: 'keepPhone', params: the('created') } },
          { guard: is('refused'), target: 'enteringPhone.refused', actions: { type: 'keepReason', params: the('refused') } },
        ],
        onError: 'enteringPhone.unsaved',
      },
    },
    sending: {
      description: 'A code goes out, as the source has it (MFA-11, -12, -21, -24).',
      on: { 'verification.cancelled': 'cancelled' },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { source, challengeId, phoneId } }) => ({ source, challengeId, phoneId }),
        onDone: [
          { guard: is('sent'), target: 'entering', actions: { type: 'keepSent', params: the('sent') } },
          { guard: is('notNeeded'), target: 'celebrating' },
          { guard: is('unknown'), target: 'unknown' },
          { guard: is('refused'), target: 'unsent.refused', actions: { type: 'keepReason', params: the('refused') } },
        ],
        onError: 'unsent',
      },
    },
    unsent: {
      description: 'No code went out, and why; the member tries again.',
      initial: 'unreachable',
      on: {
        'sending.retried': 'sending',
        'verification.declined': { guard: 'isOptional', target: 'declined' },
        'verification.cancelled': 'cancelled',
      },
      states: { refused: {}, unreachable: {} },
    },
    entering: {
      description: 'Step 2: the member types the code (MFA-02).',
      type: 'parallel',
      on: {
        'code.submitted': 'checking',
        'verification.declined': { guard: 'isOptional', target: 'declined' },
        'verification.backed': [{ guard: 'canChangeNumber', target: 'enteringPhone' }, { target: 'cancelled' }],
        'verification.cancelled': 'cancelled',
      },
      states: {
        code: {
          initial: 'fresh',
          on: { 'code.edited': '.fresh' },
          states: { fresh: {}, incorrect: {}, expired: {}, limited: {}, unchecked: {} },
        },
        resend: {
          initial: 'cooling',
          states: {
            cooling: {
              invoke: {
                id: 'waitUntil',
                src: 'waitUntil',
                input: ({ context }) => ({ at: must(context.resendAt, 'resendAt') }),
                onDone: 'ready',
                onError: 'ready',
              },
            },
            ready: { on: { 'resend.requested': '#verification.sending' } },
          },
        },
      },
    },
    checking: {
      description: 'The server compares the code (MFA-13).',
      on: { 'verification.cancelled': 'cancelled' },
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context: { source, challengeId }, event }) => {
          assertEvent(event, 'code.submitted');
          return { source, challengeId: must(challengeId, 'challengeId'), code: event.code };
        },
        onDone: [
          { guard: is('accepted'), target: 'accepted', actions: { type: 'keepSession', params: the('accepted') } },
          { guard: is('incorrect'), target: 'entering.code.incorrect' },
          { guard: is('expired'), target: 'entering.code.expired' },
          { guard: is('limited'), target: 'entering.code.limited' },
          { guard: is('unknown'), target: 'unknown' },
        ],
        onError: 'entering.code.unchecked',
      },
    },
    accepted: { always: [{ guard: 'isLogin', target: 'verified' }, { target: 'celebrating' }] },
    unknown: {
      description: 'The server knows nothing of it any more; all that is left is to begin anew (MFA-22).',
      on: { 'verification.cancelled': 'cancelled' },
    },
    celebrating: {
      description: 'The success circle, closed by the member or by itself (MFA-04).',
      on: { 'verification.cancelled': 'verified' },
      invoke: { id: 'pause', src: 'pause', input: { ms: CELEBRATION_MS }, onDone: 'verified', onError: 'verified' },
    },
    verified: { type: 'final', output: ({ context }): VerificationOutput => ({ kind: 'verified', session: context.session }) },
    declined: { type: 'final', output: { kind: 'declined' } satisfies VerificationOutput },
    cancelled: { type: 'final', output: { kind: 'cancelled' } satisfies VerificationOutput },
    unsupported: { type: 'final', output: { kind: 'unsupported' } satisfies VerificationOutput },
  },
  output: ({ event }) => event.output as VerificationOutput,
});
