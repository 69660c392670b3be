import { assign, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { logsOutOnClose } from '#domain/session/closing.ts';
import type { MemberSession } from '#domain/session/member.ts';
import { editMachine } from '../edit/edit.machine.ts';
import { emailConfirmationMachine } from '../email-confirmation/email-confirmation.machine.ts';
import { given, is, the } from '../kit/outcome.ts';
import { signInMachine } from '../sign-in/sign-in.machine.ts';
import type { SignInInput } from '../sign-in/sign-in.types.ts';
import { signUpMachine } from '../sign-up/sign-up.machine.ts';
import { storedSignInMachine } from '../stored-sign-in/stored-sign-in.machine.ts';
import type { DoorContext, DoorEvent, DoorInput, DoorOutput, DoorWish, SignInWish } from './door.types.ts';

const end = <Output extends DoorOutput>(output: Output) => ({ type: 'final', output }) as const;

/** Back from elsewhere, as somebody who has just come. */
const plain: SignInWish = { variant: 'plain', isGuestAllowed: true, canOrderAsGuest: false, redirectTo: null };
const wishIn = ({ wanted }: DoorContext): SignInWish => (wanted.kind === 'signIn' ? wanted.wish : plain);

function signInFor(context: DoorContext): SignInInput {
  const { variant, isGuestAllowed, canOrderAsGuest } = wishIn(context);
  return { variant, isGuestAllowed, canOrderAsGuest, member: context.session };
}

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
      reset: 'reset';
      unsubscribe: 'unsubscribe';
      emailConfirmation: 'emailConfirmation';
    },
  },
  actors: {
    signIn: signInMachine,
    storedSignIn: storedSignInMachine,
    signUp: signUpMachine,
    forgot: editMachine,
    reset: editMachine,
    unsubscribe: editMachine,
    emailConfirmation: emailConfirmationMachine,
  },
  guards: {
    wants: ({ context }, { kind }: { kind: DoorWish['kind'] }) => context.wanted.kind === kind,
    endsSession: ({ context }, output: { kind: string; isExhausted?: boolean }) =>
      output.kind === 'closed' &&
      context.session !== null &&
      logsOutOnClose({
        isReauthUnfinished: wishIn(context).variant === 'expired',
        isInsecurePersistent: context.session.isPersistent && !context.session.isSecure,
        areAttemptsExhausted: output.isExhausted === true,
        isVerificationPending: wishIn(context).variant === 'verify',
      }),
  },
  actions: {
    keepWanted: assign((_, { wanted }: { wanted: DoorWish }) => ({ wanted })),
    keepPending: assign((_, { email }: { email: string }) => ({ pendingEmail: email })),
    dropPending: assign({ pendingEmail: null }),
    keepArrived: assign((_, { session }: { session: MemberSession }) => ({ arrived: session })),
  },
}).createMachine({
  id: 'door',
  context: ({ input }) => ({ ...input, pendingEmail: null, arrived: null }),
  initial: 'deciding',
  on: { 'door.opened': { target: '.deciding', actions: { type: 'keepWanted', params: given } }, 'door.closed': '.closed' },
  states: {
    deciding: {
      always: [
        { guard: { type: 'wants', params: { kind: 'signIn' } }, target: 'signIn' },
        { guard: { type: 'wants', params: { kind: 'storedSignIn' } }, target: 'storedSignIn' },
        { guard: { type: 'wants', params: { kind: 'signUp' } }, target: 'signUp', actions: 'dropPending' },
        { guard: { type: 'wants', params: { kind: 'emailConfirmation' } }, target: 'emailConfirmation' },
        { guard: { type: 'wants', params: { kind: 'reset' } }, target: 'reset' },
        { guard: { type: 'wants', params: { kind: 'unsubscribe' } }, target: 'unsubscribe' },
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
          { guard: is('forgotten'), target: 'forgot' },
          { guard: is('signUp'), target: 'signUp', actions: 'dropPending' },
          { guard: is('guest'), target: 'guest' },
          { guard: is('orderAsGuest'), target: 'orderAsGuest' },
          { guard: is('loggedOut'), target: 'loggedOut' },
          { guard: { type: 'endsSession', params: ({ event }) => event.output }, target: 'loggedOut' },
          { guard: is('closed'), target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    storedSignIn: {
      description: 'The browser knows who it is.',
      invoke: {
        id: 'storedSignIn',
        src: 'storedSignIn',
        onDone: [
          { guard: is('signedIn'), target: 'signedIn', actions: { type: 'keepArrived', params: the('signedIn') } },
          { guard: is('closed'), target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    signUp: {
      description: 'Becoming a member, or confirming it.',
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
      description: 'A link to choose a new password with.',
      invoke: { id: 'forgot', src: 'forgot', input: { isOpen: true }, onError: 'closed' },
    },
    reset: {
      description: 'A new password, on the page that the link leads to.',
      invoke: { id: 'reset', src: 'reset', input: { isOpen: true }, onError: 'closed' },
    },
    unsubscribe: {
      description: 'No more e-mails, on the page that the link leads to.',
      invoke: { id: 'unsubscribe', src: 'unsubscribe', input: { isOpen: true }, onError: 'closed' },
    },
    signedIn: { type: 'final', output: ({ context }): DoorOutput => ({ kind: 'signedIn', session: must(context.arrived, 'arrived') }) },
    verified: end({ kind: 'verified' }),
    guest: end({ kind: 'guest' }),
    orderAsGuest: end({ kind: 'orderAsGuest' }),
    loggedOut: end({ kind: 'loggedOut' }),
    closed: end({ kind: 'closed' }),
  },
  output: ({ event }) => event.output as DoorOutput,
});
