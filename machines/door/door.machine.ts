import { assign, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { logsOutOnClose } from '#domain/session/closing.ts';
import { hasFailedTooOften } from '#domain/session/expiry.ts';
import type { MemberSession } from '#domain/session/member.ts';
import { editMachine } from '../edit/edit.machine.ts';
import { emailConfirmationMachine } from '../email-confirmation/email-confirmation.machine.ts';
import { given, is, the } from '../kit/outcome.ts';
import { signInMachine } from '../sign-in/sign-in.machine.ts';
import type { SignInInput } from '../sign-in/sign-in.types.ts';
import { signUpMachine } from '../sign-up/sign-up.machine.ts';
import { storedSignInMachine } from '../stored-sign-in/stored-sign-in.machine.ts';
import { plainWish } from './wish.ts';
import type { DoorContext, DoorEvent, DoorInput, DoorOutput, DoorWish, SignInWish } from './door.types.ts';

const end = <Output extends DoorOutput>(output: Output) => ({ type: 'final', output }) as const;

/** Whoever comes back from elsewhere is asked as somebody who has just come. */
const wishIn = ({ wanted }: DoorContext): SignInWish => (wanted.kind === 'signIn' ? wanted.wish : plainWish);

function signInFor(context: DoorContext): SignInInput {
  const { variant, isGuestAllowed, canOrderAsGuest } = wishIn(context);
  return { variant, isGuestAllowed, canOrderAsGuest, member: context.session, failures: context.failures };
}

const isExhausted = ({ session, failures }: DoorContext): boolean => session?.isPersistent === true && hasFailedTooOften(failures);

/** Does leaving the question unanswered end the session (REAUTH-05, AMB-09)? */
const endsSession = (context: DoorContext): boolean =>
  context.session !== null &&
  logsOutOnClose({
    isReauthUnfinished: wishIn(context).variant === 'expired',
    isInsecurePersistent: context.session.isPersistent && !context.session.isSecure,
    areAttemptsExhausted: isExhausted(context),
    isVerificationPending: wishIn(context).variant === 'verify',
  });

const tokenIn = ({ wanted }: DoorContext) => must('tokenId' in wanted ? wanted.tokenId : null, 'tokenId');

/** Where the visitor is asked who they are, and what the links in e-mails lead to (OVERLAYS-01 to -04, OVERLAYS-49). */
export const doorMachine = setup({
  types: {
    context: {} as DoorContext,
    events: {} as DoorEvent,
    input: {} as DoorInput,
    output: {} as DoorOutput,
    children: {} as {
      signIn: 'signIn';
      storedSignIn: 'storedSignIn';
      signUp: 'signUp';
      forgot: 'forgot';
      emailConfirmation: 'emailConfirmation';
    },
  },
  actors: {
    signIn: signInMachine,
    storedSignIn: storedSignInMachine,
    signUp: signUpMachine,
    forgot: editMachine,
    emailConfirmation: emailConfirmationMachine,
  },
  guards: {
    wants: ({ context }, { kind }: { kind: DoorWish['kind'] }) => context.wanted.kind === kind,
    isStored: (_, { wanted }: { wanted: DoorWish }) => wanted.kind === 'storedSignIn',
    isExhausted: ({ context }) => isExhausted(context),
    endsSession: ({ context }) => endsSession(context),
  },
  actions: {
    keepWanted: assign((_, { wanted }: { wanted: DoorWish }) => ({ wanted })),
    keepPending: assign((_, { email }: { email: string }) => ({ pendingEmail: email })),
    dropPending: assign({ pendingEmail: null }),
    setFailures: assign((_, { failures }: { failures: number }) => ({ failures })),
    keepArrived: assign((_, { session }: { session: MemberSession }) => ({ arrived: session })),
  },
}).createMachine({
  id: 'door',
  context: ({ input }) => ({ ...input, pendingEmail: null, arrived: null }),
  initial: 'deciding',
  on: {
    'door.opened': [
      // The browser's store never takes the place of something that somebody asked for.
      { guard: { type: 'isStored', params: given } },
      { target: '.deciding', actions: { type: 'keepWanted', params: given } },
    ],
    'door.closed': '.closed',
  },
  states: {
    deciding: {
      always: [
        { guard: { type: 'wants', params: { kind: 'signIn' } }, target: 'signIn' },
        { guard: { type: 'wants', params: { kind: 'storedSignIn' } }, target: 'storedSignIn' },
        { guard: { type: 'wants', params: { kind: 'signUp' } }, target: 'signUp', actions: 'dropPending' },
        { guard: { type: 'wants', params: { kind: 'emailConfirmation' } }, target: 'emailConfirmation' },
        { target: 'forgot' },
      ],
    },
    signIn: {
      description: 'Who are you?',
      on: { 'door.opened': {}, 'door.closed': {} },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => signInFor(context),
        onDone: [
          { guard: is('signedIn'), target: 'signedIn', actions: { type: 'keepArrived', params: the('signedIn') } },
          { guard: is('verified'), target: 'verified' },
          { guard: is('pending'), target: 'signUp', actions: { type: 'keepPending', params: the('pending') } },
          { guard: is('forgotten'), target: 'forgot', actions: { type: 'setFailures', params: the('forgotten') } },
          { guard: is('signUp'), target: 'signUp', actions: 'dropPending' },
          { guard: is('guest'), target: 'guest' },
          { guard: is('orderAsGuest'), target: 'orderAsGuest' },
          { guard: is('loggedOut'), target: 'loggedOut' },
          { guard: is('interrupted'), target: 'interrupted' },
          { guard: is('declined'), target: 'declining', actions: { type: 'setFailures', params: the('declined') } },
          { guard: is('closed'), target: 'closing', actions: { type: 'setFailures', params: the('closed') } },
        ],
        onError: 'closed',
      },
    },
    closing: { always: [{ guard: 'endsSession', target: 'abandoned' }, { target: 'closed' }] },
    declining: { always: [{ guard: 'endsSession', target: 'abandoned' }, { target: 'declined' }] },
    storedSignIn: {
      description: 'The browser knows who it is.',
      on: { 'door.opened': {}, 'door.closed': {} },
      invoke: {
        id: 'storedSignIn',
        src: 'storedSignIn',
        onDone: [
          { guard: is('signedIn'), target: 'signedIn', actions: { type: 'keepArrived', params: the('signedIn') } },
          { guard: is('declined'), target: 'declined' },
          { guard: is('closed'), target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    signUp: {
      description: 'Becoming a member, or confirming it.',
      // What was typed is not lost to a session that expires meanwhile.
      on: { 'door.opened': {} },
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context: { pendingEmail } }) => ({ pendingEmail }),
        onDone: [
          { guard: is('signedIn'), target: 'signedIn', actions: { type: 'keepArrived', params: the('signedIn') } },
          { guard: is('signIn'), target: 'signIn' },
          { guard: is('closed'), target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    emailConfirmation: {
      description: 'A link confirms an e-mail.',
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
        'door.closed': 'closing',
        'door.backed': [{ guard: 'isExhausted', target: 'abandoned' }, { target: 'signIn' }],
      },
      invoke: { id: 'forgot', src: 'forgot', input: { isOpen: true }, onError: 'closed' },
    },
    signedIn: { type: 'final', output: ({ context }): DoorOutput => ({ kind: 'signedIn', session: must(context.arrived, 'arrived') }) },
    verified: end({ kind: 'verified' }),
    guest: end({ kind: 'guest' }),
    orderAsGuest: end({ kind: 'orderAsGuest' }),
    declined: end({ kind: 'declined' }),
    interrupted: end({ kind: 'interrupted' }),
    loggedOut: end({ kind: 'loggedOut' }),
    abandoned: end({ kind: 'abandoned' }),
    closed: { type: 'final', output: ({ context }): DoorOutput => ({ kind: 'closed', failures: context.failures }) },
  },
  output: ({ event }) => event.output as DoorOutput,
});
