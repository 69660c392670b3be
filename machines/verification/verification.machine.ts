import { assertEvent, assign, emit, raise, setup } from 'xstate';
import type { CallFailure } from '#domain/app/call-failure.ts';
import { must } from '#domain/must.ts';
import type { MemberSession } from '#domain/session/member.ts';
import { methodOf } from '#domain/verification/method.ts';
import { CELEBRATION_MS, RESEND_AFTER_SECONDS } from '#domain/verification/source.ts';
import { failure, finalOutput, is, outcome } from '../kit/outcome.ts';
import { port, waits } from '../kit/port.ts';
import type {
  CheckCodeInput,
  CheckCodeResult,
  CountDownInput,
  CountDownResult,
  CreatePhoneInput,
  CreatePhoneResult,
  RefreshResult,
  SendCodeInput,
  SendCodeResult,
  VerificationContext,
  VerificationEmitted,
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
    emitted: {} as VerificationEmitted,
  },
  actors: {
    createPhone: port<CreatePhoneInput, CreatePhoneResult>('createPhone'),
    refreshPhones: port<void, RefreshResult>('refreshPhones'),
    sendCode: port<SendCodeInput, SendCodeResult>('sendCode'),
    checkCode: port<CheckCodeInput, CheckCodeResult>('checkCode'),
    countDown: port<CountDownInput, CountDownResult>('countDown'),
    pause: waits.pause,
  },
  guards: {
    hasNothingToDo: ({ context }) => context.source === 'REGISTRATION' || context.method === null,
    needsPhone: ({ context }) => context.source !== 'LOGIN' && context.source !== 'MFA_TRIGGER' && context.phoneId === null,
    isLogin: ({ context }) => context.source === 'LOGIN',
    isOptional: ({ context }) => context.isOptional,
    canChangeNumber: ({ context }) => context.canChangeNumber,
  },
  actions: {
    setPhone: assign((_, { phoneId, lastFour }: { phoneId: string; lastFour: string }) => ({ phoneId, lastFour, canChangeNumber: true })),
    setSent: assign((_, { tokenId, resendAt }: { tokenId: string; resendAt: string }) => ({
      tokenId,
      resendAt,
      secondsLeft: RESEND_AFTER_SECONDS,
    })),
    setSecondsLeft: assign((_, { seconds }: { seconds: number }) => ({ secondsLeft: seconds })),
    setResent: assign({ isResent: true }),
    // What was wrong with the last code says nothing of the new one.
    clearCode: raise({ type: 'code.edited' }),
    clearResent: assign({ isResent: false }),
    emitFailure: emit((_, params: { failure: CallFailure }) => ({ type: 'api.failed', failure: params.failure })),
    setReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })),
    setSession: assign((_, { session }: { session: MemberSession | null }) => ({ session })),
  },
}).createMachine({
  id: 'verification',
  context: ({ input }) => ({
    ...input,
    method: methodOf(input.methods)?.type ?? null,
    canChangeNumber: false,
    tokenId: null,
    reasonCode: null,
    resendAt: null,
    secondsLeft: 0,
    isResent: false,
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
          { guard: is('created'), target: 'refreshingPhones', actions: { type: 'setPhone', params: outcome('created') } },
          { guard: is('refused'), target: 'enteringPhone.refused', actions: { type: 'setReason', params: outcome('refused') } },
        ],
        onError: 'enteringPhone.unsaved',
      },
    },
    refreshingPhones: {
      description: 'The new phone appears among the others before it is verified (MFA-26).',
      on: { 'verification.cancelled': 'cancelled' },
      invoke: { id: 'refreshPhones', src: 'refreshPhones', onDone: { guard: is('refreshed'), target: 'sending' }, onError: 'sending' },
    },
    sending: {
      description: 'A code goes out, as the source has it (MFA-11, -12, -21, -24).',
      on: { 'verification.cancelled': 'cancelled' },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { source, loginTokenId, phoneId } }) => ({ source, loginTokenId, phoneId }),
        onDone: [
          { guard: is('sent'), target: 'entering', actions: [{ type: 'setSent', params: outcome('sent') }, 'clearResent'] },
          { guard: is('notNeeded'), target: 'celebrating' },
          { guard: is('unknown'), target: 'unknown' },
          {
            guard: is('refused'),
            target: 'unsent.refused',
            actions: [
              { type: 'setReason', params: outcome('refused') },
              { type: 'emitFailure', params: outcome('refused') },
            ],
          },
        ],
        onError: { target: 'unsent', actions: { type: 'emitFailure', params: failure } },
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
        'verification.declined': { guard: 'isOptional', target: 'declined' },
        'verification.backed': [{ guard: 'canChangeNumber', target: 'enteringPhone' }, { target: 'cancelled' }],
        'verification.cancelled': 'cancelled',
      },
      states: {
        code: {
          description: 'The code that the member types, and what was wrong with the last one.',
          initial: 'fresh',
          states: {
            fresh: { on: { 'code.submitted': 'checking' } },
            incorrect: { on: { 'code.submitted': 'checking', 'code.edited': 'fresh' } },
            expired: { on: { 'code.submitted': 'checking', 'code.edited': 'fresh' } },
            limited: { on: { 'code.submitted': 'checking', 'code.edited': 'fresh' } },
            unchecked: { on: { 'code.submitted': 'checking', 'code.edited': 'fresh' } },
            checking: {
              description: 'The server compares the code (MFA-13).',
              invoke: {
                id: 'checkCode',
                src: 'checkCode',
                input: ({ context: { source, tokenId }, event }) => {
                  assertEvent(event, 'code.submitted');
                  return { source, tokenId: must(tokenId, 'tokenId'), code: event.code };
                },
                onDone: [
                  { guard: is('accepted'), target: '#verification.accepted', actions: { type: 'setSession', params: outcome('accepted') } },
                  { guard: is('incorrect'), target: 'incorrect' },
                  { guard: is('expired'), target: 'expired' },
                  { guard: is('limited'), target: 'limited' },
                  { guard: is('unknown'), target: '#verification.unknown' },
                ],
                onError: 'unchecked',
              },
            },
          },
        },
        resend: {
          description: 'Another code. The entry stays, because the last code may still be good (MFA-21, MFA-23).',
          initial: 'cooling',
          states: {
            cooling: {
              description: 'Counts down to the moment when another code may be asked for.',
              invoke: {
                id: 'countDown',
                src: 'countDown',
                input: ({ context }) => ({ at: must(context.resendAt, 'resendAt') }),
                onDone: [
                  { guard: is('left'), target: 'cooling', reenter: true, actions: { type: 'setSecondsLeft', params: outcome('left') } },
                  { guard: is('over'), target: 'ready' },
                ],
                onError: 'ready',
              },
            },
            ready: { on: { 'resend.requested': 'requesting' } },
            requesting: {
              description: 'Another code goes out, as the source has it.',
              entry: 'clearResent',
              invoke: {
                id: 'sendCode',
                src: 'sendCode',
                input: ({ context: { source, loginTokenId, phoneId } }) => ({ source, loginTokenId, phoneId }),
                onDone: [
                  {
                    guard: is('sent'),
                    target: 'cooling',
                    actions: [{ type: 'setSent', params: outcome('sent') }, 'setResent', 'clearCode'],
                  },
                  { guard: is('notNeeded'), target: '#verification.celebrating' },
                  { guard: is('unknown'), target: '#verification.unknown' },
                  {
                    guard: is('refused'),
                    target: 'refused',
                    actions: [
                      { type: 'setReason', params: outcome('refused') },
                      { type: 'emitFailure', params: outcome('refused') },
                    ],
                  },
                ],
                onError: { target: 'unreachable', actions: { type: 'emitFailure', params: failure } },
              },
            },
            refused: { on: { 'resend.requested': 'requesting' } },
            unreachable: { on: { 'resend.requested': 'requesting' } },
          },
        },
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
    verified: {
      type: 'final',
      output: ({ context: { session, phoneId, lastFour } }): VerificationOutput => ({
        kind: 'verified',
        session,
        phone: phoneId === null ? null : { phoneId, lastFour: lastFour ?? '' },
      }),
    },
    declined: { type: 'final', output: { kind: 'declined' } satisfies VerificationOutput },
    cancelled: { type: 'final', output: { kind: 'cancelled' } satisfies VerificationOutput },
    unsupported: { type: 'final', output: { kind: 'unsupported' } satisfies VerificationOutput },
  },
  output: finalOutput<VerificationOutput>,
});
