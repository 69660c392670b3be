import { memberMachine } from '#machines/member/member.machine.ts';
import { memberScreen } from '#machines/member/member.screen.ts';
import { defineModel } from '../kit/model.ts';
import { insecureIris, iris, pat } from '../samples/members.ts';

const silent = { now: '2026-11-20T17:30:00Z', isInsecure: null, secureExpiration: null, ending: null };

export const model = defineModel({
  machine: memberMachine,
  screen: memberScreen,
  screens: {
    restoring: 'The server says whose token it is.',
    unrestored: 'No answer came about the token; it is tried again.',
    signedIn: 'The member is here; how far the session is to be trusted.',
    leaving: 'The session ends.',
    gone: 'The session is over.',
  },
  invariants: {
    'forgets failed logins when the member signs in again (SESSION-05)': ({ snapshot: { context }, trail }) =>
      context.failedLogins === (trail.findLast(({ type }) => type === 'logins.counted' || type === 'session.renewed')?.['failures'] ?? 0),
    'signs no member out for want of an answer (SESSION-11)': ({ screen, trail }) =>
      (screen.kind !== 'leaving' && screen.kind !== 'gone') || trail.at(-1)?.type !== 'xstate.error.actor.restoreSession',
    'is insecure exactly when the session says so (SESSION-09)': ({ screen }) =>
      screen.kind !== 'signedIn' || (screen.trust === 'insecure') === !screen.session.isSecure,
    'loads again when the secure state changes (SESSION-03)': ({ screen, trail }) =>
      screen.kind !== 'signedIn' || trail.at(-1)?.type !== 'xstate.done.actor.secureUntil' || screen.isLoading,
    'goes home only where it was asked to (SESSION-08)': ({ snapshot: { context }, trail }) =>
      context.redirectHome ===
      trail.some(({ type, ['redirectHome']: redirectHome }) => type === 'logout.requested' && redirectHome === true),
  },
  sentences: {
    events: {
      'logout.requested': 'Log out.',
      'restore.retried': 'A page that needs the member asks for the session again.',
      'session.renewed': 'The member signs in again.',
      'session.updated': 'An answer carries headers about the session.',
      'logins.counted': 'A login that fails is counted.',
      'user.changed': 'The profile changes.',
    },
    outcomes: {
      restoreSession: {
        restored: 'The session is still good.',
        gone: 'The session is over.',
        failed: 'No answer comes about the session.',
      },
      loadMember: { loaded: 'The member is loaded.', failed: 'The member cannot be loaded.' },
      logOut: { loggedOut: 'The server ends the session.', failed: 'No answer comes about logging out.' },
      secureUntil: { done: 'The secure part of the session is over.', failed: 'The wait for the session breaks off.' },
      alertAt: { done: 'The session is about to end.', failed: 'The wait for the alert breaks off.' },
    },
  },
  inputs: {
    'from a token': { session: null },
    signed: { session: pat },
    'persistent, about to end': { session: { ...iris, alertAt: '2026-11-21T13:00:00Z' } },
    insecure: { session: insecureIris },
  },
  keys: ['session', 'redirectHome'],
  payloads: {
    'session.renewed': [{ session: iris }],
    'session.updated': [
      { heard: silent },
      { heard: { ...silent, isInsecure: true } },
      { heard: { ...silent, isInsecure: false, ending: { expirationDate: '2026-11-21T13:00:00Z', alertAt: '2026-11-21T13:00:00Z' } } },
      { heard: { ...silent, now: '2026-11-21T12:00:00Z', isInsecure: false } },
      { heard: { ...silent, ending: { expirationDate: null, alertAt: null } } },
      { heard: { ...silent, secureExpiration: '2026-11-22T09:00:00Z' } },
    ],
    'logins.counted': [{ failures: 1 }],
    'logout.requested': [{ redirectHome: true }, { redirectHome: false }],
  },
  outcomes: {
    restoreSession: { restored: [{ session: iris }], gone: [{ hadCart: true }] },
    loadMember: { loaded: [{ who: { firstName: 'Patricia', username: 'patricia@example.com' } }, { who: null }] },
    logOut: { loggedOut: [{}] },
  },
  hasNoView: true,
});
