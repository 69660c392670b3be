import { assign, emit, raise, sendTo, setup } from 'xstate';
import { logsOutOnClose } from '#domain/session/closing.ts';
import type { MemberSession } from '#domain/session/member.ts';
import { must } from '#domain/must.ts';
import type { editMachine } from '../edit/edit.machine.ts';
import type { emailConfirmationMachine } from '../email-confirmation/email-confirmation.machine.ts';
import { broke, given, is, the } from '../kit/outcome.ts';
import { flow } from '../kit/port.ts';
import type { memberMachine } from '../member/member.machine.ts';
import { memberScreen, type MemberScreen } from '../member/member.screen.ts';
import type { profileMachine } from '../profile/profile.machine.ts';
import type { signInMachine } from '../sign-in/sign-in.machine.ts';
import type { SignInInput } from '../sign-in/sign-in.types.ts';
import type { signUpMachine } from '../sign-up/sign-up.machine.ts';
import type { DoorEnd, SessionContext, SessionEmitted, SessionEvent, SessionInput, SignInWish } from './session.types.ts';

const plain: SignInWish = { variant: 'plain', isGuestAllowed: true, canOrderAsGuest: false, redirectTo: null };

const signedIn = ({ member }: SessionContext) => (member?.kind === 'signedIn' ? member.session : null);

function signInFor(context: SessionContext): SignInInput {
  const { redirectTo: _, ...asked } = context.wish ?? plain;
  const session = signedIn(context);
  return { ...asked, member: session };
}

/** Who the visitor is, and the door at which they are asked (SESSION, SIGNIN-17, ROLES-01 to -03). */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    input: {} as SessionInput,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    children: {} as {
      member: 'member';
      profile: 'profile';
      signIn: 'signIn';
      signUp: 'signUp';
      forgot: 'forgot';
      reset: 'reset';
      unsubscribe: 'unsubscribe';
      emailConfirmation: 'emailConfirmation';
    },
  },
  actors: {
    member: flow<typeof memberMachine>('member'),
    profile: flow<typeof profileMachine>('profile'),
    signIn: flow<typeof signInMachine>('signIn'),
    signUp: flow<typeof signUpMachine>('signUp'),
    forgot: flow<typeof editMachine>('forgot'),
    reset: flow<typeof editMachine>('reset'),
    unsubscribe: flow<typeof editMachine>('unsubscribe'),
    emailConfirmation: flow<typeof emailConfirmationMachine>('emailConfirmation'),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isContinued: ({ context }) => context.isContinued,
    isMember: ({ context }) => context.member !== null,
    endsSession: ({ context: { member, wish } }, { isExhausted }: { isExhausted: boolean }) =>
      member?.kind === 'signedIn' &&
      logsOutOnClose({
        isReauthUnfinished: wish?.variant === 'expired',
        isInsecurePersistent: member.session.isPersistent && !member.session.isSecure,
        areAttemptsExhausted: isExhausted,
        isVerificationPending: wish?.variant === 'verify',
      }),
    hasExpired: ({ context }, { member }: { member: MemberScreen }) =>
      member.kind === 'signedIn' && member.alert === 'shown' && !(context.member?.kind === 'signedIn' && context.member.alert === 'shown'),
  },
  actions: {
    keepArrived: assign((_, { session }: { session: MemberSession | null }) => ({ arrived: session })),
    keepMember: assign((_, { member }: { member: MemberScreen }) => ({ member })),
    dropMember: assign({ member: null, arrived: null, hasToken: false }),
    keepWish: assign((_, { wish }: { wish: SignInWish }) => ({ wish })),
    dropWish: assign({ wish: null }),
    keepPending: assign((_, { email }: { email: string }) => ({ pendingEmail: email })),
    dropPending: assign({ pendingEmail: null }),
    keepToken: assign((_, { tokenId }: { tokenId: string }) => ({ tokenId })),
    tellMember: sendTo('member', given),
    renewMember: sendTo('member', (_, { session }: { session: MemberSession }) => ({ type: 'session.renewed', session })),
    open: raise((_, { session }: { session: MemberSession }) => ({ type: 'session.opened', session }) as const),
    logOut: raise({ type: 'logout.requested', goesHome: true }),
    continueAsGuest: raise({ type: 'guest.continued' }),
    askAgain: raise({
      type: 'signIn.requested',
      wish: { variant: 'expired', isGuestAllowed: false, canOrderAsGuest: false, redirectTo: null },
    }),
    tellDoor: emit(({ context }, { kind }: { kind: DoorEnd }) => ({
      type: 'door.ended',
      kind,
      wish: context.wish,
      isPersistent: signedIn(context)?.isPersistent ?? false,
    })),
    tellEnded: emit((_, { goesHome }: { goesHome: boolean }) => ({ type: 'session.ended', goesHome })),
    tellFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found', ...fault })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, arrived: null, member: null, wish: null, pendingEmail: null, tokenId: null }),
  type: 'parallel',
  states: {
    visitor: {
      description: 'Who is there.',
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: 'hasToken', target: 'member' },
            { guard: 'isContinued', target: 'guest.continued' },
            { target: 'guest.anonymous' },
          ],
        },
        guest: {
          initial: 'anonymous',
          on: { 'session.opened': { target: 'member', actions: { type: 'keepArrived', params: given } } },
          states: {
            anonymous: { on: { 'guest.continued': 'continued' } },
            continued: { on: { 'session.cleared': 'anonymous' } },
          },
        },
        member: {
          on: {
            'session.opened': {
              guard: ({ event }) => event.session !== null,
              actions: { type: 'renewMember', params: ({ event }) => ({ session: must(event.session, 'session') }) },
            },
            'session.heard': { actions: 'tellMember' },
            'user.changed': { actions: 'tellMember' },
            'logout.requested': { actions: 'tellMember' },
          },
          invoke: {
            id: 'member',
            src: 'member',
            input: ({ context }) => ({ session: context.arrived }),
            onSnapshot: [
              {
                guard: { type: 'hasExpired', params: ({ event }) => ({ member: memberScreen(event.snapshot) }) },
                actions: [{ type: 'keepMember', params: ({ event }) => ({ member: memberScreen(event.snapshot) }) }, 'askAgain'],
              },
              { actions: { type: 'keepMember', params: ({ event }) => ({ member: memberScreen(event.snapshot) }) } },
            ],
            onDone: {
              guard: is('loggedOut'),
              target: 'guest',
              actions: ['dropMember', { type: 'tellEnded', params: the('loggedOut') }],
            },
            onError: {
              target: 'guest',
              actions: ['dropMember', { type: 'tellFault', params: broke('member') }, { type: 'tellEnded', params: { goesHome: true } }],
            },
          },
          initial: 'elsewhere',
          states: {
            elsewhere: { on: { 'profile.opened': 'inProfile' } },
            inProfile: {
              on: { 'profile.closed': 'elsewhere' },
              invoke: {
                id: 'profile',
                src: 'profile',
                onError: { target: 'elsewhere', actions: { type: 'tellFault', params: broke('profile') } },
              },
            },
          },
        },
      },
    },
    door: {
      description: 'Where the visitor is asked who they are, over the page.',
      initial: 'closed',
      on: {
        'signIn.requested': { target: '.signIn', actions: { type: 'keepWish', params: given } },
        'signUp.requested': { target: '.signUp', actions: 'dropPending' },
        'password.forgotten': '.forgot',
        'emailToken.found': { target: '.emailConfirmation', actions: { type: 'keepToken', params: given } },
        'reset.requested': { target: '.reset', actions: { type: 'keepToken', params: given } },
        'unsubscribe.requested': { target: '.unsubscribe', actions: { type: 'keepToken', params: given } },
      },
      states: {
        closed: {},
        signIn: {
          // Asked for once more while it stands open: it stands as it is.
          on: { 'signIn.requested': {} },
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context }) => signInFor(context),
            onDone: [
              {
                guard: is('signedIn'),
                target: 'closed',
                actions: [
                  { type: 'tellDoor', params: { kind: 'signedIn' } },
                  { type: 'open', params: the('signedIn') },
                ],
              },
              { guard: is('verified'), target: 'closed', actions: { type: 'tellDoor', params: { kind: 'verified' } } },
              { guard: is('pending'), target: 'signUp', actions: { type: 'keepPending', params: the('pending') } },
              { guard: is('forgotten'), target: 'forgot' },
              { guard: is('signUp'), target: 'signUp', actions: 'dropPending' },
              {
                guard: is('guest'),
                target: 'closed',
                actions: ['continueAsGuest', { type: 'tellDoor', params: { kind: 'guest' } }],
              },
              {
                guard: is('orderAsGuest'),
                target: 'closed',
                actions: ['continueAsGuest', { type: 'tellDoor', params: { kind: 'orderAsGuest' } }],
              },
              {
                guard: is('loggedOut'),
                target: 'closed',
                actions: [{ type: 'tellDoor', params: { kind: 'loggedOut' } }, 'logOut'],
              },
              {
                guard: {
                  type: 'endsSession',
                  params: ({ event }) => ({ isExhausted: event.output.kind === 'closed' && event.output.isExhausted }),
                },
                target: 'closed',
                actions: [{ type: 'tellDoor', params: { kind: 'loggedOut' } }, 'logOut'],
              },
              { guard: is('closed'), target: 'closed', actions: { type: 'tellDoor', params: { kind: 'closed' } } },
            ],
            onError: {
              target: 'closed',
              actions: [
                { type: 'tellFault', params: broke('signIn') },
                { type: 'tellDoor', params: { kind: 'closed' } },
              ],
            },
          },
          exit: 'dropWish',
        },
        signUp: {
          invoke: {
            id: 'signUp',
            src: 'signUp',
            input: ({ context: { pendingEmail } }) => ({ pendingEmail }),
            onDone: [
              {
                guard: is('signedIn'),
                target: 'closed',
                actions: [
                  { type: 'tellDoor', params: { kind: 'signedIn' } },
                  { type: 'open', params: the('signedIn') },
                ],
              },
              { guard: is('signIn'), target: 'signIn' },
              { guard: is('closed'), target: 'closed' },
            ],
            onError: { target: 'closed', actions: { type: 'tellFault', params: broke('signUp') } },
          },
        },
        forgot: {
          on: { 'door.closed': 'closed' },
          invoke: {
            id: 'forgot',
            src: 'forgot',
            input: { isOpen: true },
            onError: { target: 'closed', actions: { type: 'tellFault', params: broke('forgot') } },
          },
        },
        reset: {
          on: { 'door.closed': 'closed' },
          invoke: {
            id: 'reset',
            src: 'reset',
            input: { isOpen: true },
            onError: { target: 'closed', actions: { type: 'tellFault', params: broke('reset') } },
          },
        },
        unsubscribe: {
          on: { 'door.closed': 'closed' },
          invoke: {
            id: 'unsubscribe',
            src: 'unsubscribe',
            input: { isOpen: true },
            onError: { target: 'closed', actions: { type: 'tellFault', params: broke('unsubscribe') } },
          },
        },
        emailConfirmation: {
          invoke: {
            id: 'emailConfirmation',
            src: 'emailConfirmation',
            input: ({ context }) => ({ tokenId: must(context.tokenId, 'tokenId') }),
            onDone: [
              { guard: is('signIn'), target: 'signIn' },
              { guard: is('closed'), target: 'closed' },
            ],
            onError: { target: 'closed', actions: { type: 'tellFault', params: broke('emailConfirmation') } },
          },
        },
      },
    },
  },
});
