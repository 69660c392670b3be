import { assign, emit, raise, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { restoreWaitMs } from '#domain/session/restore.ts';
import { afterHearing, type MemberSession, type SessionUpdate } from '#domain/session/member.ts';
import { isSameValue } from '#domain/same-value.ts';
import { eventParams, finalOutput, is, outcome } from '../kit/outcome.ts';
import { port, waits } from '../kit/port.ts';
import type {
  LoadMemberInput,
  LoadMemberResult,
  MemberContext,
  MemberEmitted,
  MemberEvent,
  MemberInput,
  MemberOutput,
  RestoreSessionResult,
} from './member.types.ts';

const sessionIn = ({ context }: { context: MemberContext }) => must(context.session, 'session');

/** A signed-in member, until sign-out (SESSION). */
export const memberMachine = setup({
  types: {
    context: {} as MemberContext,
    events: {} as MemberEvent,
    input: {} as MemberInput,
    output: {} as MemberOutput,
    emitted: {} as MemberEmitted,
  },
  actors: {
    restoreSession: port<void, RestoreSessionResult>('restoreSession'),
    loadMember: port<LoadMemberInput, LoadMemberResult>('loadMember'),
    logOut: port<void, { kind: 'loggedOut' }>('logOut'),
    // Both wait at once, each under its own name.
    secureUntil: port<{ at: string }, void>('secureUntil'),
    alertAt: port<{ at: string }, void>('alertAt'),
    ...waits,
  },
  guards: {
    isKnown: ({ context }) => context.session !== null,
    isInsecure: ({ context }) => !sessionIn({ context }).isSecure,
    hasDeadline: ({ context }) => sessionIn({ context }).isPersistent && sessionIn({ context }).secureExpiration !== null,
    hasAlert: ({ context }) => sessionIn({ context }).alertAt !== null,
    isTurning: ({ context }, { heard }: { heard: SessionUpdate }) =>
      afterHearing(sessionIn({ context }), heard).isSecure !== sessionIn({ context }).isSecure,
    /** The session changes, but not whether it is secure. */
    isDetail: ({ context }, { heard }: { heard: SessionUpdate }) => {
      const session = sessionIn({ context });
      const after = afterHearing(session, heard);
      return after.isSecure === session.isSecure && !isSameValue(after, session);
    },
    isSaying: ({ context }, { heard }: { heard: SessionUpdate }) =>
      !isSameValue(afterHearing(sessionIn({ context }), heard), context.session),
  },
  actions: {
    setSession: assign((_, { session }: { session: MemberSession }) => ({ session })),
    setSessionUpdate: assign(({ context }, { heard }: { heard: SessionUpdate }) => ({
      session: afterHearing(sessionIn({ context }), heard),
    })),
    setName: assign(({ context }, { who }: Pick<LoadMemberResult, 'who'>) => {
      const session = sessionIn({ context });
      return { session: { ...session, firstName: who?.firstName ?? session.firstName, username: who?.username ?? session.username } };
    }),
    countFailedRestore: assign(({ context }) => ({ failedRestores: context.failedRestores + 1 })),
    setFailedLogins: assign((_, { failures }: { failures: number }) => ({ failedLogins: failures })),
    clearFailedLogins: assign({ failedLogins: 0 }),
    becomeInsecure: assign(({ context }) => ({ session: { ...sessionIn({ context }), isSecure: false } })),
    setWayHome: assign((_, { redirectHome }: { redirectHome: boolean }) => ({ redirectHome })),
    loadAgain: raise({ type: 'user.changed' }),
    emitRestored: emit((_, { session }: { session: MemberSession }) => ({ type: 'session.restored', session })),
    emitExpired: emit((_, { hadCart }: { hadCart: boolean }) => ({ type: 'session.expired', hadCart })),
    emitDistrusted: emit(({ context }) => ({ type: 'session.distrusted', session: sessionIn({ context }) })),
  },
}).createMachine({
  id: 'member',
  context: ({ input }) => ({ ...input, failedLogins: 0, failedRestores: 0, redirectHome: false }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isKnown', target: 'signedIn' }, { target: 'restoring' }] },
    restoring: {
      description: 'There is a token; the server says whose (SESSION-11).',
      on: {
        'session.renewed': { target: 'signedIn', actions: { type: 'setSession', params: eventParams } },
        'logout.requested': { target: 'leaving', actions: { type: 'setWayHome', params: eventParams } },
      },
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: is('restored'),
            target: 'signedIn',
            actions: [
              { type: 'setSession', params: outcome('restored') },
              { type: 'emitRestored', params: outcome('restored') },
            ],
          },
          { guard: is('gone'), target: 'leaving', actions: { type: 'emitExpired', params: outcome('gone') } },
        ],
        onError: { target: 'unrestored', actions: 'countFailedRestore' },
      },
    },
    unrestored: {
      description:
        'No answer came about the token: it stays, nothing is cleared, and the server is asked again (SESSION-11, decision 010).',
      on: {
        'restore.retried': 'restoring',
        'session.renewed': { target: 'signedIn', actions: { type: 'setSession', params: eventParams } },
        'logout.requested': { target: 'leaving', actions: { type: 'setWayHome', params: eventParams } },
      },
      invoke: {
        id: 'pause',
        src: 'pause',
        input: ({ context }) => ({ ms: restoreWaitMs(context.failedRestores) }),
        onDone: 'restoring',
        onError: 'restoring',
      },
    },
    signedIn: {
      description: 'The member is here.',
      type: 'parallel',
      on: {
        'session.renewed': {
          target: 'signedIn',
          reenter: true,
          actions: [{ type: 'setSession', params: eventParams }, 'clearFailedLogins'],
        },
        'logins.counted': { actions: { type: 'setFailedLogins', params: eventParams } },
        'logout.requested': { target: 'leaving', actions: { type: 'setWayHome', params: eventParams } },
      },
      states: {
        security: {
          initial: 'deciding',
          on: {
            'session.updated': [
              {
                guard: { type: 'isTurning', params: eventParams },
                target: '.deciding',
                actions: [{ type: 'setSessionUpdate', params: eventParams }, 'loadAgain'],
              },
              {
                guard: { type: 'isSaying', params: eventParams },
                target: '.deciding',
                actions: { type: 'setSessionUpdate', params: eventParams },
              },
            ],
          },
          states: {
            deciding: {
              always: [{ guard: 'isInsecure', target: 'insecure' }, { guard: 'hasDeadline', target: 'passing' }, { target: 'lasting' }],
            },
            lasting: { description: 'Secure as long as nothing else is heard.' },
            passing: {
              description: 'Secure until its deadline (SESSION-09).',
              invoke: {
                id: 'secureUntil',
                src: 'secureUntil',
                input: ({ context }) => ({ at: must(sessionIn({ context }).secureExpiration, 'secureExpiration') }),
                onDone: { target: 'insecure', actions: ['becomeInsecure', 'loadAgain'] },
                onError: { target: 'insecure', actions: ['becomeInsecure', 'loadAgain'] },
              },
            },
            insecure: {
              description: 'Not trusted until the password is entered again.',
              entry: 'emitDistrusted',
              // Without entering again: it is emitted once.
              on: {
                'session.updated': {
                  guard: { type: 'isDetail', params: eventParams },
                  actions: { type: 'setSessionUpdate', params: eventParams },
                },
              },
            },
          },
        },
        alert: {
          initial: 'deciding',
          on: { 'session.updated': { guard: { type: 'isSaying', params: eventParams }, target: '.deciding' } },
          states: {
            deciding: { always: [{ guard: 'hasAlert', target: 'scheduled' }, { target: 'off' }] },
            off: {},
            scheduled: {
              invoke: {
                id: 'alertAt',
                src: 'alertAt',
                input: ({ context }) => ({ at: must(sessionIn({ context }).alertAt, 'alertAt') }),
                onDone: 'shown',
                onError: 'shown',
              },
            },
            shown: {},
          },
        },
        loading: {
          initial: 'refreshing',
          states: {
            refreshing: {
              on: { 'user.changed': { target: 'refreshing', reenter: true } },
              invoke: {
                id: 'loadMember',
                src: 'loadMember',
                input: ({ context }) => ({ session: sessionIn({ context }) }),
                onDone: { guard: is('loaded'), target: 'idle', actions: { type: 'setName', params: outcome('loaded') } },
                onError: 'idle',
              },
            },
            idle: { on: { 'user.changed': 'refreshing' } },
          },
        },
      },
    },
    leaving: {
      description: 'The session ends everywhere, even where the server cannot be reached (SESSION-06).',
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: { guard: is('loggedOut'), target: 'gone' },
        onError: 'gone',
      },
    },
    gone: { type: 'final', output: ({ context }): MemberOutput => ({ kind: 'loggedOut', redirectHome: context.redirectHome }) },
  },
  output: finalOutput<MemberOutput>,
});
