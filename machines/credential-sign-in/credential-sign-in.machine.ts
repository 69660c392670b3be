import { assign, emit, setup } from 'xstate';
import { must } from '#domain/must.ts';
import type { CallFailure } from '#domain/app/call-failure.ts';
import type { MemberSession } from '#domain/session/member.ts';
import { STORED_SIGN_IN_MS } from '#domain/session/stored.ts';
import { failure, finalOutput, is, outcome } from '../kit/outcome.ts';
import { port, waits } from '../kit/port.ts';
import { verificationMachine } from '../verification/verification.machine.ts';
import type { VerificationInput } from '../verification/verification.types.ts';
import type {
  LogInStoredResult,
  CredentialSignInContext,
  CredentialSignInEmitted,
  CredentialSignInEvent,
  CredentialSignInOutput,
} from './credential-sign-in.types.ts';

/** Signing in by what the browser has stored, without a question (SESSION-13 to -15). */
export const credentialSignInMachine = setup({
  types: {
    context: {} as CredentialSignInContext,
    events: {} as CredentialSignInEvent,
    output: {} as CredentialSignInOutput,
    emitted: {} as CredentialSignInEmitted,
    children: {} as { verification: 'verification' },
  },
  actors: {
    logInStored: port<void, LogInStoredResult>('logInStored'),
    verification: verificationMachine,
    pause: waits.pause,
  },
  actions: {
    setSession: assign((_, { session }: { session: MemberSession | null }) => ({ session })),
    setChallenge: assign((_, { challenge }: { challenge: VerificationInput }) => ({ challenge })),
    emitFailure: emit((_, params: { failure: CallFailure }) => ({ type: 'login.failed', failure: params.failure })),
  },
}).createMachine({
  id: 'credentialSignIn',
  context: { session: null, challenge: null },
  initial: 'posting',
  states: {
    posting: {
      description: 'The browser’s credential goes to the server.',
      on: { 'signIn.closed': 'closed' },
      invoke: {
        id: 'logInStored',
        src: 'logInStored',
        onDone: [
          { guard: is('session'), target: 'showing', actions: { type: 'setSession', params: outcome('session') } },
          { guard: is('challenged'), target: 'verifying', actions: { type: 'setChallenge', params: outcome('challenged') } },
          { guard: is('none'), target: 'closed' },
          { guard: is('refused'), target: 'closed', actions: { type: 'emitFailure', params: outcome('refused') } },
        ],
        onError: { target: 'closed', actions: { type: 'emitFailure', params: failure } },
      },
    },
    verifying: {
      description: 'The second step decides.',
      on: { 'signIn.closed': 'closed' },
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context }) => must(context.challenge, 'challenge'),
        onDone: [
          { guard: is('verified'), target: 'showing', actions: { type: 'setSession', params: outcome('verified') } },
          { guard: is('declined'), target: 'declined' },
          { guard: is('cancelled'), target: 'closed' },
          { guard: is('unsupported'), target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    showing: {
      description: 'The name of the signed-in member is shown for a moment (SESSION-14).',
      on: { 'signIn.closed': 'signedIn' },
      invoke: { id: 'pause', src: 'pause', input: { ms: STORED_SIGN_IN_MS }, onDone: 'signedIn', onError: 'signedIn' },
    },
    signedIn: {
      type: 'final',
      output: ({ context }): CredentialSignInOutput => ({ kind: 'signedIn', session: must(context.session, 'session') }),
    },
    declined: { type: 'final', output: { kind: 'declined' } satisfies CredentialSignInOutput },
    closed: { type: 'final', output: { kind: 'closed' } satisfies CredentialSignInOutput },
  },
  output: finalOutput<CredentialSignInOutput>,
});
