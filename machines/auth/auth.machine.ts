import { assign, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { logsOutOnClose } from '#domain/session/closing.ts';
import { hasFailedTooOften } from '#domain/session/expiry.ts';
import type { MemberSession } from '#domain/session/member.ts';
import { editFormMachine } from '../edit-form/edit-form.machine.ts';
import { emailConfirmationMachine } from '../email-confirmation/email-confirmation.machine.ts';
import { answerIn, eventParams, is, outcome } from '../kit/outcome.ts';
import { signInMachine } from '../sign-in/sign-in.machine.ts';
import type { SignInInput } from '../sign-in/sign-in.types.ts';
import { signUpMachine } from '../sign-up/sign-up.machine.ts';
import { credentialSignInMachine } from '../credential-sign-in/credential-sign-in.machine.ts';
import { plainSignIn } from './sign-in-options.ts';
import type { AuthAnswer, AuthContext, AuthEvent, AuthInput, AuthOutput, AuthRequest, SignInOptions } from './auth.types.ts';

const end = <Output extends AuthAnswer>(output: Output) => ({ type: 'final', output }) as const;

/** After sign-up or a password reset, sign-in opens with its default options. */
const signInOptionsOf = ({ wanted }: AuthContext): SignInOptions => (wanted.kind === 'signIn' ? wanted.options : plainSignIn);

function signInFor(context: AuthContext): SignInInput {
  const { variant, isGuestAllowed, canOrderAsGuest } = signInOptionsOf(context);
  const { session: member, failures, typedEmail: email } = context;
  return { variant, isGuestAllowed, canOrderAsGuest, member, failures, email };
}

const isExhausted = ({ session, failures }: AuthContext): boolean => session?.isPersistent === true && hasFailedTooOften(failures);

/** Does leaving the question unanswered end the session (REAUTH-05, AMB-09)? */
const endsSession = (context: AuthContext): boolean =>
  context.session !== null &&
  logsOutOnClose({
    isReauthUnfinished: signInOptionsOf(context).variant === 'expired',
    isInsecurePersistent: context.session.isPersistent && !context.session.isSecure,
    areAttemptsExhausted: isExhausted(context),
    isVerificationPending: signInOptionsOf(context).variant === 'verify',
  });

const tokenIn = ({ wanted }: AuthContext) => must('tokenId' in wanted ? wanted.tokenId : null, 'tokenId');

/** Whether only a member can answer: one who is to sign in once more, or to give the second step. */
export const isOfMember = (wanted: AuthRequest): boolean => wanted.kind === 'signIn' && wanted.options.variant !== 'plain';

/** Where the visitor is asked who they are, and what the links in emails lead to (OVERLAYS-01 to -04, OVERLAYS-49). */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as AuthInput,
    output: {} as AuthOutput,
    children: {} as {
      signIn: 'signIn';
      credentialSignIn: 'credentialSignIn';
      signUp: 'signUp';
      forgot: 'forgot';
      emailConfirmation: 'emailConfirmation';
    },
  },
  actors: {
    signIn: signInMachine,
    credentialSignIn: credentialSignInMachine,
    signUp: signUpMachine,
    forgot: editFormMachine,
    emailConfirmation: emailConfirmationMachine,
  },
  guards: {
    wants: ({ context }, { kind }: { kind: AuthRequest['kind'] }) => context.wanted.kind === kind,
    isStored: (_, { wanted }: { wanted: AuthRequest }) => wanted.kind === 'credentialSignIn',
    isOfMember: ({ context: { wanted } }) => isOfMember(wanted),
    isExhausted: ({ context }) => isExhausted(context),
    endsSession: ({ context }) => endsSession(context),
  },
  actions: {
    setWanted: assign((_, { wanted }: { wanted: AuthRequest }) => ({ wanted })),
    setPending: assign((_, { email }: { email: string }) => ({ pendingEmail: email })),
    setTyped: assign((_, { email }: { email: string | null }) => ({ typedEmail: email })),
    clearPending: assign({ pendingEmail: null }),
    setFailures: assign((_, { failures }: { failures: number }) => ({ failures })),
    setNewSession: assign((_, { session }: { session: MemberSession }) => ({ newSession: session })),
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({ ...input, pendingEmail: null, typedEmail: null, newSession: null }),
  initial: 'deciding',
  on: {
    'auth.requested': [
      // A stored credential never replaces a dialog that the visitor opened.
      { guard: { type: 'isStored', params: eventParams } },
      { target: '.deciding', actions: { type: 'setWanted', params: eventParams } },
    ],
    'auth.closed': '.closed',
    // The answer of the next visitor would be taken for theirs (SESSION-07).
    'member.left': { guard: 'isOfMember', target: '.closed' },
  },
  states: {
    deciding: {
      always: [
        { guard: { type: 'wants', params: { kind: 'signIn' } }, target: 'signIn' },
        { guard: { type: 'wants', params: { kind: 'credentialSignIn' } }, target: 'credentialSignIn' },
        { guard: { type: 'wants', params: { kind: 'signUp' } }, target: 'signUp', actions: 'clearPending' },
        { guard: { type: 'wants', params: { kind: 'emailConfirmation' } }, target: 'emailConfirmation' },
        { target: 'forgot' },
      ],
    },
    signIn: {
      description: 'Who are you?',
      on: { 'auth.requested': {}, 'auth.closed': {} },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => signInFor(context),
        onDone: [
          { guard: is('signedIn'), target: 'signedIn', actions: { type: 'setNewSession', params: outcome('signedIn') } },
          { guard: is('verified'), target: 'verified' },
          { guard: is('pending'), target: 'signUp', actions: { type: 'setPending', params: outcome('pending') } },
          {
            guard: is('forgotten'),
            target: 'forgot',
            actions: [
              { type: 'setFailures', params: outcome('forgotten') },
              { type: 'setTyped', params: outcome('forgotten') },
            ],
          },
          { guard: is('signUp'), target: 'signUp', actions: ['clearPending', { type: 'setTyped', params: outcome('signUp') }] },
          { guard: is('guest'), target: 'guest' },
          { guard: is('orderAsGuest'), target: 'orderAsGuest' },
          { guard: is('loggedOut'), target: 'loggedOut' },
          { guard: is('interrupted'), target: 'interrupted' },
          { guard: is('declined'), target: 'declining', actions: { type: 'setFailures', params: outcome('declined') } },
          { guard: is('closed'), target: 'closing', actions: { type: 'setFailures', params: outcome('closed') } },
        ],
        onError: 'closed',
      },
    },
    closing: { always: [{ guard: 'endsSession', target: 'abandoned' }, { target: 'closed' }] },
    declining: { always: [{ guard: 'endsSession', target: 'abandoned' }, { target: 'declined' }] },
    credentialSignIn: {
      description: 'The browser knows who it is.',
      on: { 'auth.requested': {}, 'auth.closed': {} },
      invoke: {
        id: 'credentialSignIn',
        src: 'credentialSignIn',
        onDone: [
          { guard: is('signedIn'), target: 'signedIn', actions: { type: 'setNewSession', params: outcome('signedIn') } },
          { guard: is('declined'), target: 'declined' },
          { guard: is('closed'), target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    signUp: {
      description: 'Becoming a member, or confirming it.',
      // What was typed is not lost to a session that expires meanwhile.
      on: { 'auth.requested': {} },
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context: { pendingEmail, typedEmail: email } }) => ({ pendingEmail, email }),
        onDone: [
          { guard: is('signedIn'), target: 'signedIn', actions: { type: 'setNewSession', params: outcome('signedIn') } },
          { guard: is('signIn'), target: 'signIn', actions: { type: 'setTyped', params: outcome('signIn') } },
          { guard: is('closed'), target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    emailConfirmation: {
      description: 'A link confirms an email.',
      invoke: {
        id: 'emailConfirmation',
        src: 'emailConfirmation',
        input: ({ context }) => ({ tokenId: tokenIn(context) }),
        onDone: [
          { guard: is('signIn'), target: 'signIn' },
          { guard: is('closed'), target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    forgot: {
      description: 'A link to choose a new password with. Asking for it is no way around the question that was asked before.',
      on: {
        'auth.closed': 'closing',
        'auth.backed': [
          { guard: 'isExhausted', target: 'abandoned' },
          { target: 'signIn', actions: { type: 'setTyped', params: eventParams } },
        ],
      },
      invoke: {
        id: 'forgot',
        src: 'forgot',
        input: ({ context: { typedEmail } }) => ({ isOpen: true, values: typedEmail === null ? null : { email: typedEmail } }),
        onError: 'closed',
      },
    },
    signedIn: { type: 'final', output: ({ context }): AuthAnswer => ({ kind: 'signedIn', session: must(context.newSession, 'arrived') }) },
    verified: end({ kind: 'verified' }),
    guest: end({ kind: 'guest' }),
    orderAsGuest: end({ kind: 'orderAsGuest' }),
    declined: end({ kind: 'declined' }),
    interrupted: end({ kind: 'interrupted' }),
    loggedOut: end({ kind: 'loggedOut' }),
    abandoned: end({ kind: 'abandoned' }),
    closed: { type: 'final', output: ({ context }): AuthAnswer => ({ kind: 'closed', failures: context.failures }) },
  },
  output: ({ context: { wanted }, event }): AuthOutput => ({ ...answerIn<AuthAnswer>(event), wanted }),
});
