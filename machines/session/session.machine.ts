import { assign, emit, raise, sendTo, setup } from 'xstate';
import type { MemberSession } from '#domain/session/member.ts';
import { must } from '#domain/must.ts';
import type { doorMachine } from '../door/door.machine.ts';
import type { DoorEnd, DoorOutput, DoorWish, LinkWish } from '../door/door.types.ts';
import type { editMachine } from '../edit/edit.machine.ts';
import { broke, given, is, the } from '../kit/outcome.ts';
import { plainWish } from '../door/wish.ts';
import { lazyFlow } from '../kit/lazy.ts';
import { flow } from '../kit/port.ts';
import type { memberMachine } from '../member/member.machine.ts';
import { memberScreen, type MemberScreen } from '../member/member.screen.ts';
import type { profileMachine } from '../profile/profile.machine.ts';
import type { SessionContext, SessionEmitted, SessionEvent, SessionInput } from './session.types.ts';

const signedIn = ({ member }: SessionContext) => (member?.kind === 'signedIn' ? member.session : null);
const failuresIn = ({ member }: SessionContext) => (member?.kind === 'signedIn' ? member.failedLogins : 0);

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
      door: 'door';
      reset: 'reset';
      unsubscribe: 'unsubscribe';
    },
  },
  actors: {
    member: flow<typeof memberMachine>('member'),
    profile: lazyFlow<typeof profileMachine>('profile'),
    door: flow<typeof doorMachine>('door'),
    reset: flow<typeof editMachine>('reset'),
    unsubscribe: flow<typeof editMachine>('unsubscribe'),
  },
  guards: {
    leadsToReset: (_, { link }: { link: LinkWish }) => link.kind === 'reset',
    hasToken: ({ context }) => context.hasToken,
    isContinued: ({ context }) => context.isContinued,
    isMemberClosing: ({ context, event }) =>
      signedIn(context) !== null && 'output' in event && (event.output as DoorOutput).kind === 'closed',
    hasExpired: ({ context }, { member }: { member: MemberScreen }) =>
      member.kind === 'signedIn' && member.alert === 'shown' && !(context.member?.kind === 'signedIn' && context.member.alert === 'shown'),
  },
  actions: {
    keepArrived: assign((_, { session }: { session: MemberSession | null }) => ({ arrived: session })),
    keepMember: assign((_, { member }: { member: MemberScreen }) => ({ member })),
    dropMember: assign({ member: null, arrived: null }),
    keepLink: assign((_, { link }: { link: LinkWish }) => ({ link })),
    dropLink: assign({ link: null }),
    keepWanted: assign((_, { wanted }: { wanted: DoorWish }) => ({ wanted })),
    dropWanted: assign({ wanted: null }),
    /** A visitor who declined the second step is asked as before; a member who was signed out is asked as a visitor. */
    setAgain: assign(({ context: { wanted } }, { kind }: { kind: 'declined' | 'abandoned' }) => {
      const wish = wanted?.kind === 'signIn' ? wanted.wish : plainWish;
      return { again: kind === 'declined' ? wish : { ...plainWish, redirectTo: wish.redirectTo } };
    }),
    setWantedAgain: assign(({ context: { again } }) => ({ wanted: { kind: 'signIn' as const, wish: again } })),
    tellMember: sendTo('member', given),
    tellDoor: sendTo('door', given),
    countFailures: sendTo('member', (_, { failures }: { failures: number }) => ({ type: 'logins.counted', failures })),
    renewMember: sendTo('member', (_, { session }: { session: MemberSession }) => ({ type: 'session.renewed', session })),
    open: raise((_, { session }: { session: MemberSession }) => ({ type: 'session.opened', session }) as const),
    logOut: raise({ type: 'logout.requested', goesHome: true }),
    continueAsGuest: raise({ type: 'guest.continued' }),
    askAgain: raise({
      type: 'door.opened',
      wanted: { kind: 'signIn', wish: { variant: 'expired', isGuestAllowed: false, canOrderAsGuest: false, redirectTo: null } },
    }),
    tellEnd: emit(({ context }, { kind }: { kind: DoorEnd }) => ({
      type: 'door.ended',
      kind,
      wanted: must(context.wanted, 'wanted'),
      isPersistent: signedIn(context)?.isPersistent ?? false,
    })),
    tellEnded: emit((_, { goesHome }: { goesHome: boolean }) => ({ type: 'session.ended', goesHome })),
    tellFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found', ...fault })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, arrived: null, member: null, wanted: null, again: plainWish, link: null }),
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
      states: {
        closed: {
          entry: 'dropWanted',
          on: {
            'door.opened': { target: 'open', actions: { type: 'keepWanted', params: given } },
            'door.reopened': { target: 'open', actions: 'setWantedAgain' },
          },
        },
        open: {
          on: { 'door.opened': { actions: 'tellDoor' } },
          invoke: {
            id: 'door',
            src: 'door',
            input: ({ context }) => ({ wanted: must(context.wanted, 'wanted'), session: signedIn(context), failures: failuresIn(context) }),
            onDone: [
              {
                guard: is('signedIn'),
                target: 'closed',
                actions: [
                  { type: 'tellEnd', params: the('signedIn') },
                  { type: 'open', params: the('signedIn') },
                ],
              },
              { guard: is('verified'), target: 'closed', actions: { type: 'tellEnd', params: the('verified') } },
              { guard: is('guest'), target: 'closed', actions: ['continueAsGuest', { type: 'tellEnd', params: the('guest') }] },
              {
                guard: is('orderAsGuest'),
                target: 'closed',
                actions: ['continueAsGuest', { type: 'tellEnd', params: the('orderAsGuest') }],
              },
              {
                guard: is('declined'),
                target: 'closed',
                actions: [
                  { type: 'setAgain', params: the('declined') },
                  { type: 'tellEnd', params: the('declined') },
                ],
              },
              { guard: is('interrupted'), target: 'closed', actions: { type: 'tellEnd', params: the('interrupted') } },
              { guard: is('loggedOut'), target: 'closed', actions: [{ type: 'tellEnd', params: the('loggedOut') }, 'logOut'] },
              {
                guard: is('abandoned'),
                target: 'closed',
                actions: [{ type: 'setAgain', params: the('abandoned') }, { type: 'tellEnd', params: the('abandoned') }, 'logOut'],
              },
              {
                guard: 'isMemberClosing',
                target: 'closed',
                actions: [
                  { type: 'countFailures', params: the('closed') },
                  { type: 'tellEnd', params: the('closed') },
                ],
              },
              { guard: is('closed'), target: 'closed', actions: { type: 'tellEnd', params: the('closed') } },
            ],
            onError: {
              target: 'closed',
              actions: [
                { type: 'tellFault', params: broke('door') },
                { type: 'tellEnd', params: { kind: 'closed' } },
              ],
            },
          },
        },
      },
    },
    link: {
      description: 'What the link in an e-mail leads to, on a page of its own: nothing at the door takes its place.',
      initial: 'none',
      on: {
        'link.opened': [
          { guard: { type: 'leadsToReset', params: given }, target: '.reset', actions: { type: 'keepLink', params: given } },
          { target: '.unsubscribe', actions: { type: 'keepLink', params: given } },
        ],
        'link.closed': '.none',
      },
      states: {
        none: { entry: 'dropLink' },
        reset: {
          invoke: {
            id: 'reset',
            src: 'reset',
            input: { isOpen: true },
            onError: { target: 'none', actions: { type: 'tellFault', params: broke('reset') } },
          },
        },
        unsubscribe: {
          invoke: {
            id: 'unsubscribe',
            src: 'unsubscribe',
            input: { isOpen: true },
            onError: { target: 'none', actions: { type: 'tellFault', params: broke('unsubscribe') } },
          },
        },
      },
    },
  },
});
