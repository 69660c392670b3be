import { createActor } from 'xstate';
import type { MemberSession } from '#domain/session/member.ts';
import { memberMachine } from '#machines/member/member.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionScreen } from '#machines/session/session.screen.ts';
import type { SignInWish } from '#machines/session/session.types.ts';
import { defineModel } from './kit/model.ts';
import { silenced } from './kit/silenced.ts';
import { insecureIris, pat } from './samples/members.ts';

const memberOf = (session: MemberSession) => createActor(silenced({ machine: memberMachine }), { input: { session } }).getSnapshot();
const expired = memberMachine.resolveState({
  value: { signedIn: { security: { secure: 'lasting' }, alert: 'shown', loading: 'idle' } },
  context: { session: pat, goesHome: false },
});
const plain: SignInWish = { variant: 'plain', isGuestAllowed: true, canOrderAsGuest: false, redirectTo: null };
const again: SignInWish = {
  ...plain,
  variant: 'expired',
  isGuestAllowed: false,
  redirectTo: '/en-us/mybakery/profile-and-settings/profile.html',
};
const held: SignInWish = { ...plain, variant: 'verify', isGuestAllowed: false };

export const model = defineModel({
  machine: sessionMachine,
  screen: sessionScreen,
  screens: {
    anonymous: 'Nobody has said who they are.',
    continuedAsGuest: 'A guest went on as a guest.',
    member: 'Somebody is signed in.',
  },
  invariants: {
    'knows no member where nobody is signed in (SESSION-06)': ({ snapshot: { context }, screen }) =>
      screen.kind === 'member' || (context.member === null && context.arrived === null),
    'E-90: closing while a verification is pending signs nobody out (AMB-45)': ({ screen, trail }) => {
      const asked = trail.findLast(({ type }) => type === 'signIn.requested');
      const last = trail.at(-1);
      const wasVerify = (asked?.['wish'] as SignInWish | undefined)?.variant === 'verify';
      return !wasVerify || last?.type !== 'xstate.done.actor.signIn' || last.output?.['kind'] !== 'closed' || screen.door === 'closed';
    },
    'wants something only while the door of sign-in is open': ({ snapshot: { context }, screen }) =>
      context.wish === null || screen.door === 'signIn',
  },
  inputs: {
    newcomer: { isContinued: false, hasToken: false },
    'known guest': { isContinued: true, hasToken: false },
    'with a token': { isContinued: false, hasToken: true },
  },
  keys: ['isContinued', 'hasToken', 'member', 'wish', 'tokenId'],
  payloads: {
    'session.opened': [{ session: pat }, { session: null }],
    'session.heard': [{ heard: { isInsecure: true, secureExpiration: null, alertAt: null } }],
    'logout.requested': [{ goesHome: false }],
    'signIn.requested': [{ wish: plain }, { wish: again }, { wish: held }],
    'emailToken.found': [{ tokenId: 'vault-1' }],
    'reset.requested': [{ tokenId: 'vault-2' }],
    'unsubscribe.requested': [{ tokenId: 'vault-3' }],
  },
  outcomes: {
    member: { loggedOut: [{ goesHome: true }, { goesHome: false }] },
    signIn: {
      signedIn: [{ session: pat }],
      verified: [{}],
      pending: [{ email: 'una@example.com' }],
      forgotten: [{}],
      signUp: [{}],
      guest: [{}],
      orderAsGuest: [{}],
      loggedOut: [{}],
      closed: [{ isExhausted: false }, { isExhausted: true }],
    },
    signUp: { signedIn: [{ session: pat }], signIn: [{}], closed: [{}] },
    emailConfirmation: { signIn: [{}], closed: [{}] },
  },
  snapshots: { member: [memberOf(pat), memberOf(insecureIris), expired] },
  endless: ['profile', 'forgot', 'reset', 'unsubscribe'],
  isUnseen: true,
});
