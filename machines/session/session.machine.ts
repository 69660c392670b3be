import { and, assign, emit, enqueueActions, not, raise, sendTo, setup, stateIn } from 'xstate';
import type { MemberSession } from '#domain/session/member.ts';
import { must } from '#domain/must.ts';
import { isOfMember, type authMachine } from '../auth/auth.machine.ts';
import type { AuthEnd, AuthOutput, AuthRequest, EmailLink } from '../auth/auth.types.ts';
import type { editFormMachine } from '../edit-form/edit-form.machine.ts';
import { answerIn, eventParams, faultOf, is, outcome } from '../kit/outcome.ts';
import { plainSignIn } from '../auth/sign-in-options.ts';
import { lazyFlow } from '../kit/lazy.ts';
import { actorStub } from '../kit/port.ts';
import type { memberMachine } from '../member/member.machine.ts';
import { memberScreen, type MemberScreen } from '../member/member.screen.ts';
import type { profileMachine } from '../profile/profile.machine.ts';
import type { SessionContext, SessionEmitted, SessionEvent, SessionInput } from './session.types.ts';

const signedIn = ({ member }: SessionContext) => (member?.kind === 'signedIn' ? member.session : null);
const failuresIn = ({ member }: SessionContext) => (member?.kind === 'signedIn' ? member.failedLogins : 0);

/** Who the visitor is, and the dialogs in which they are asked (SESSION, SIGNIN-17, ROLES-01 to -03). */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    input: {} as SessionInput,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    children: {} as {
      member: 'member';
      profile: 'profile';
      auth: 'auth';
      reset: 'reset';
      unsubscribe: 'unsubscribe';
    },
  },
  actors: {
    member: actorStub<typeof memberMachine>('member'),
    profile: lazyFlow<typeof profileMachine>('profile'),
    auth: actorStub<typeof authMachine>('auth'),
    reset: actorStub<typeof editFormMachine>('reset'),
    unsubscribe: actorStub<typeof editFormMachine>('unsubscribe'),
  },
  guards: {
    leadsToReset: (_, { link }: { link: EmailLink }) => link.kind === 'reset',
    hasToken: ({ context }) => context.hasToken,
    isContinued: ({ context }) => context.isContinued,
    isMemberClosing: ({ context, event }) =>
      signedIn(context) !== null && 'output' in event && answerIn<AuthOutput>(event).kind === 'closed',
    isOfMember: ({ context: { wanted } }) => wanted !== null && isOfMember(wanted),
    hasLostMember: and(['isOfMember', not(stateIn('#session.visitor.member'))]),
    hasExpired: ({ context }, { member }: { member: MemberScreen }) =>
      member.kind === 'signedIn' && member.alert === 'shown' && !(context.member?.kind === 'signedIn' && context.member.alert === 'shown'),
  },
  actions: {
    setNewSession: assign((_, { session }: { session: MemberSession | null }) => ({ newSession: session })),
    setMember: assign((_, { member }: { member: MemberScreen }) => ({ member })),
    clearMember: assign({ member: null, newSession: null }),
    setLink: assign((_, { link }: { link: EmailLink }) => ({ link })),
    clearLink: assign({ link: null }),
    setWanted: assign((_, { wanted }: { wanted: AuthRequest }) => ({ wanted })),
    clearWanted: assign({ wanted: null }),
    /** A visitor who declined the second step is asked as before; a member who was signed out is asked as a visitor. */
    setAgain: assign((_, { kind, wanted }: { kind: 'declined' | 'abandoned'; wanted: AuthRequest }) => {
      const options = wanted.kind === 'signIn' ? wanted.options : plainSignIn;
      return { again: kind === 'declined' ? options : { ...plainSignIn, redirectTo: options.redirectTo } };
    }),
    setWantedAgain: assign(({ context: { again } }) => ({ wanted: { kind: 'signIn' as const, options: again } })),
    sendToMember: sendTo('member', eventParams),
    sendToAuth: sendTo('auth', eventParams),
    countFailures: sendTo('member', (_, { failures }: { failures: number }) => ({ type: 'logins.counted', failures })),
    renewMember: sendTo('member', (_, { session }: { session: MemberSession }) => ({ type: 'session.renewed', session })),
    open: raise((_, { session }: { session: MemberSession }) => ({ type: 'session.opened', session }) as const),
    logOut: raise({ type: 'logout.requested', redirectHome: true }),
    continueAsGuest: raise({ type: 'guest.continued' }),
    askAgain: raise({
      type: 'auth.requested',
      wanted: { kind: 'signIn', options: { variant: 'expired', isGuestAllowed: false, canOrderAsGuest: false, redirectTo: null } },
    }),
    // A dialog that began with a question for any visitor may by now ask one of the member alone.
    sendMemberLeft: enqueueActions(({ context: { wanted }, enqueue }) => {
      if (wanted !== null && !isOfMember(wanted)) enqueue.sendTo('auth', { type: 'member.left' });
    }),
    emitEnd: emit(({ context }, { kind, wanted }: { kind: AuthEnd; wanted?: AuthRequest }) => ({
      type: 'auth.ended',
      kind,
      wanted: wanted ?? must(context.wanted, 'wanted'),
      isPersistent: signedIn(context)?.isPersistent ?? false,
    })),
    emitEnded: emit((_, { redirectHome }: { redirectHome: boolean }) => ({ type: 'session.ended', redirectHome })),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found', ...fault })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, newSession: null, member: null, wanted: null, again: plainSignIn, link: null }),
  type: 'parallel',
  states: {
    visitor: {
      description: 'The visitor: a guest or a member.',
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
          on: { 'session.opened': { target: 'member', actions: { type: 'setNewSession', params: eventParams } } },
          states: {
            anonymous: { on: { 'guest.continued': 'continued' } },
            continued: { on: { 'session.cleared': 'anonymous' } },
          },
        },
        member: {
          exit: 'sendMemberLeft',
          on: {
            'session.opened': {
              guard: ({ event }) => event.session !== null,
              actions: { type: 'renewMember', params: ({ event }) => ({ session: must(event.session, 'session') }) },
            },
            'session.updated': { actions: 'sendToMember' },
            'user.changed': { actions: 'sendToMember' },
            'logout.requested': { actions: 'sendToMember' },
          },
          invoke: {
            id: 'member',
            src: 'member',
            input: ({ context }) => ({ session: context.newSession }),
            onSnapshot: [
              {
                guard: { type: 'hasExpired', params: ({ event }) => ({ member: memberScreen(event.snapshot) }) },
                actions: [{ type: 'setMember', params: ({ event }) => ({ member: memberScreen(event.snapshot) }) }, 'askAgain'],
              },
              { actions: { type: 'setMember', params: ({ event }) => ({ member: memberScreen(event.snapshot) }) } },
            ],
            onDone: {
              guard: is('loggedOut'),
              target: 'guest',
              actions: ['clearMember', { type: 'emitEnded', params: outcome('loggedOut') }],
            },
            onError: {
              target: 'guest',
              actions: [
                'clearMember',
                { type: 'emitFault', params: faultOf('member') },
                { type: 'emitEnded', params: { redirectHome: true } },
              ],
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
                onError: { target: 'elsewhere', actions: { type: 'emitFault', params: faultOf('profile') } },
              },
            },
          },
        },
      },
    },
    auth: {
      description: 'Where the visitor is asked who they are, over the page.',
      initial: 'closed',
      states: {
        closed: {
          entry: 'clearWanted',
          on: {
            'auth.requested': { target: 'open', actions: { type: 'setWanted', params: eventParams } },
            'auth.reopened': { target: 'open', actions: 'setWantedAgain' },
          },
        },
        open: {
          // A question to a member ends with their session: the answer of the next visitor would be taken for theirs (SESSION-07).
          always: { guard: 'hasLostMember', target: 'closed', actions: { type: 'emitEnd', params: { kind: 'closed' } } },
          on: { 'auth.requested': { actions: 'sendToAuth' } },
          invoke: {
            id: 'auth',
            src: 'auth',
            input: ({ context }) => ({ wanted: must(context.wanted, 'wanted'), session: signedIn(context), failures: failuresIn(context) }),
            onDone: [
              {
                guard: is('signedIn'),
                target: 'closed',
                actions: [
                  { type: 'emitEnd', params: outcome('signedIn') },
                  { type: 'open', params: outcome('signedIn') },
                ],
              },
              { guard: is('verified'), target: 'closed', actions: { type: 'emitEnd', params: outcome('verified') } },
              { guard: is('guest'), target: 'closed', actions: ['continueAsGuest', { type: 'emitEnd', params: outcome('guest') }] },
              {
                guard: is('orderAsGuest'),
                target: 'closed',
                actions: ['continueAsGuest', { type: 'emitEnd', params: outcome('orderAsGuest') }],
              },
              {
                guard: is('declined'),
                target: 'closed',
                actions: [
                  { type: 'setAgain', params: outcome('declined') },
                  { type: 'emitEnd', params: outcome('declined') },
                ],
              },
              { guard: is('interrupted'), target: 'closed', actions: { type: 'emitEnd', params: outcome('interrupted') } },
              { guard: is('loggedOut'), target: 'closed', actions: [{ type: 'emitEnd', params: outcome('loggedOut') }, 'logOut'] },
              {
                guard: is('abandoned'),
                target: 'closed',
                actions: [{ type: 'setAgain', params: outcome('abandoned') }, { type: 'emitEnd', params: outcome('abandoned') }, 'logOut'],
              },
              {
                guard: 'isMemberClosing',
                target: 'closed',
                actions: [
                  { type: 'countFailures', params: outcome('closed') },
                  { type: 'emitEnd', params: outcome('closed') },
                ],
              },
              { guard: is('closed'), target: 'closed', actions: { type: 'emitEnd', params: outcome('closed') } },
            ],
            onError: {
              target: 'closed',
              actions: [
                { type: 'emitFault', params: faultOf('auth') },
                { type: 'emitEnd', params: { kind: 'closed' } },
              ],
            },
          },
        },
      },
    },
    link: {
      description: 'What the link in an email leads to, on a page of its own: no sign-in dialog takes its place.',
      initial: 'none',
      on: {
        'link.opened': [
          { guard: { type: 'leadsToReset', params: eventParams }, target: '.reset', actions: { type: 'setLink', params: eventParams } },
          { target: '.unsubscribe', actions: { type: 'setLink', params: eventParams } },
        ],
        'link.closed': '.none',
      },
      states: {
        none: { entry: 'clearLink' },
        reset: {
          invoke: {
            id: 'reset',
            src: 'reset',
            input: { isOpen: true, values: null },
            onError: { target: 'none', actions: { type: 'emitFault', params: faultOf('reset') } },
          },
        },
        unsubscribe: {
          invoke: {
            id: 'unsubscribe',
            src: 'unsubscribe',
            input: { isOpen: true, values: null },
            onError: { target: 'none', actions: { type: 'emitFault', params: faultOf('unsubscribe') } },
          },
        },
      },
    },
  },
});
