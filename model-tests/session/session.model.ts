import { createActor } from 'xstate';
import type { MemberSession } from '#domain/session/member.ts';
import { memberMachine } from '#machines/member/member.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionScreen } from '#machines/session/session.screen.ts';
import { defineModel } from '../kit/model.ts';
import { withStubbedActors } from '../kit/stubbed-actors.ts';
import { insecureIris, pat } from '../samples/members.ts';

const memberOf = (session: MemberSession) =>
  createActor(withStubbedActors({ machine: memberMachine }), { input: { session } }).getSnapshot();
const expired = memberMachine.resolveState({
  value: { signedIn: { security: 'lasting', alert: 'shown', loading: 'idle' } },
  context: { session: pat, failedLogins: 0, failedRestores: 0, redirectHome: false },
});
const signIn = { kind: 'signIn', options: { variant: 'plain', isGuestAllowed: true, canOrderAsGuest: false, redirectTo: null } } as const;

export const model = defineModel({
  machine: sessionMachine,
  screen: sessionScreen,
  screens: {
    anonymous: 'The visitor has not signed in.',
    continuedAsGuest: 'A guest went on as a guest.',
    member: 'A member is signed in.',
  },
  invariants: {
    'knows no member where no one is signed in (SESSION-06)': ({ snapshot: { context }, screen }) =>
      screen.kind === 'member' || (context.member === null && context.newSession === null),
    'asks for the password once more only while the member is signed in (SESSION-07)': ({ snapshot: { context }, screen }) =>
      screen.kind === 'member' || context.wanted?.kind !== 'signIn' || context.wanted.options.variant === 'plain',
    'asks a member whose session is about to end, once (SESSION-10)': ({ screen, trail }) =>
      !(screen.kind === 'member' && screen.member?.kind === 'signedIn' && screen.member.alert === 'shown') ||
      screen.isAuthOpen ||
      trail.at(-1)?.type !== 'xstate.snapshot.member' ||
      trail.filter(({ type }) => type === 'xstate.snapshot.member').length > 1,
  },
  sentences: {
    events: {
      'session.opened': 'A sign-in opens a session.',
      'guest.continued': 'Continue as guest.',
      'session.cleared': 'The guest choice is cleared.',
      'session.updated': 'An answer carries headers about the session.',
      'user.changed': 'The profile changes.',
      'logout.requested': 'Log out.',
      'profile.opened': 'Open the profile.',
      'profile.closed': 'Leave the profile.',
      'auth.reopened': 'Press "Sign in" of the notice.',
      'auth.requested': 'Something asks who the visitor is.',
      'link.opened': ({ link }) => `Open a ${link.kind} link from an email.`,
      'link.closed': 'Leave the page of the link.',
    },
    outcomes: {
      member: { loggedOut: 'The member is signed out.', failed: 'The member flow fails.' },
      profile: { failed: 'The profile flow fails.' },
      auth: {
        signedIn: 'The member is signed in.',
        verified: 'The second step succeeds.',
        guest: 'The visitor continues as guest.',
        orderAsGuest: 'The visitor orders as guest.',
        loggedOut: 'The member logs out.',
        declined: 'The member goes on without the code.',
        interrupted: 'The second step breaks off.',
        abandoned: 'The member closes the dialog without an answer.',
        closed: 'The dialog is closed.',
        failed: 'The sign-in dialog fails.',
      },
      reset: { failed: 'The form for a new password fails.' },
      unsubscribe: { failed: 'The form for unsubscribing fails.' },
    },
  },
  inputs: {
    newcomer: { isContinued: false, hasToken: false },
    'known guest': { isContinued: true, hasToken: false },
    'with a token': { isContinued: false, hasToken: true },
  },
  keys: ['again', 'member', 'wanted', 'link'],
  payloads: {
    'session.opened': [{ session: pat }, { session: null }],
    'session.updated': [{ heard: { now: '2026-11-20T17:30:00Z', isInsecure: true, secureExpiration: null, ending: null } }],
    'logout.requested': [{ redirectHome: false }],
    'auth.requested': [{ wanted: signIn }],
    'link.opened': [{ link: { kind: 'reset', tokenId: 'vault-1' } }, { link: { kind: 'unsubscribe', tokenId: 'vault-2' } }],
  },
  outcomes: {
    member: { loggedOut: [{ redirectHome: true }, { redirectHome: false }] },
    auth: {
      signedIn: [{ session: pat, wanted: signIn }],
      verified: [{ wanted: signIn }],
      guest: [{ wanted: signIn }],
      orderAsGuest: [{ wanted: signIn }],
      declined: [{ wanted: signIn }],
      interrupted: [{ wanted: signIn }],
      loggedOut: [{ wanted: signIn }],
      abandoned: [{ wanted: signIn }],
      closed: [{ failures: 1, wanted: signIn }],
    },
  },
  snapshots: { member: [memberOf(pat), memberOf(insecureIris), expired] },
  longLived: ['profile', 'reset', 'unsubscribe'],
  hasNoView: true,
});
