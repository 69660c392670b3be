import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { signInScreen } from '#machines/sign-in/sign-in.screen.ts';
import type { VerificationInput } from '#machines/verification/verification.types.ts';
import { defineModel } from '../kit/model.ts';
import { insecureIris, pat } from '../samples/members.ts';

const challenge: VerificationInput = {
  source: 'LOGIN',
  loginTokenId: 'login-token-1',
  methods: [{ type: 'SMS', isDefaultMfaType: true }],
  isOptional: false,
  phoneId: null,
  lastFour: '0102',
};
const plain = { variant: 'plain', isGuestAllowed: true, canOrderAsGuest: false, member: null, failures: 0, email: null } as const;
const wrongPassword = { endpoint: 'account.login', kind: 'unauthorized', status: 401, reasonCode: 'error.authentication' };
const account = { provider: 'google', tokenId: 'vault-1' } as const;

export const model = defineModel({
  machine: signInMachine,
  screen: signInScreen,
  screens: {
    asking: 'Who are you? And what was wrong with the last answer.',
    verifying: 'The second step.',
    social: 'The provider asks.',
    linking: 'Signed in; the account of the provider is linked.',
    offeringAccount: 'No account exists yet; shall one be made?',
    exhausted: 'Tried too often; all that is left is to end the session.',
    finished: 'Signed in, or how else it ended.',
  },
  invariants: {
    'sends nothing while the fraud check collects (FRAUD-01)': ({ snapshot, trail }) =>
      !snapshot.matches('posting') || trail.some(({ type }) => /actor\.(collectFraudSession|pause)$/.test(type)),
    'is signed in only by the server': ({ screen, trail }) =>
      screen.kind !== 'finished' ||
      screen.as !== 'signedIn' ||
      trail.some(({ output }) => ['session', 'verified'].includes(String(output?.['kind']))),
    'lets no visitor go on as a guest who may not (SIGNIN-05)': ({ snapshot: { context }, screen }) =>
      screen.kind !== 'finished' || screen.as !== 'guest' || context.isGuestAllowed,
    'hands what was typed to the next form, or whose password it is (SIGNIN-02, SIGNIN-07)': ({ snapshot: { context, output } }) =>
      output?.kind !== 'forgotten' || output.email === (context.member?.username ?? 'pat@example.com'),
    'counts failures of persistent sessions up to two (SESSION-05)': ({ snapshot: { context }, screen }) =>
      context.member?.isPersistent !== true || context.failures < 2 || screen.kind === 'exhausted' || screen.kind === 'finished',
  },
  sentences: {
    events: {
      'password.forgotten': 'Choose "Forgot password".',
      'signUp.requested': 'Choose to sign up.',
      'guest.continued': 'Continue as guest.',
      'guest.ordered': 'Order as guest.',
      'logout.requested': 'Log out.',
      'signIn.closed': 'Close sign-in.',
      'credentials.submitted': 'Submit user name and password.',
      'social.chosen': ({ provider }) => `Choose to sign in with ${provider}.`,
      'signIn.backed': 'Go back to the password.',
      'registration.accepted': 'Accept a new account for the provider.',
    },
    outcomes: {
      collectFraudSession: { collected: 'The fraud check is ready.', failed: 'The fraud check does not load.' },
      logIn: {
        session: 'The password is right.',
        challenged: 'The password is right; a second step is asked for.',
        pending: 'The account waits for its confirmation.',
        refused: ({ reasonCode }) => `The sign-in is refused (${reasonCode}).`,
        failed: 'No answer comes about the sign-in.',
      },
      logInSocially: {
        session: 'The account of the provider is known.',
        unlinked: 'The account of the provider is not linked.',
        unknown: 'The account of the provider is not known.',
        dismissed: 'The window of the provider is closed.',
        failed: 'The provider does not answer.',
      },
      linkSocially: { linked: 'The account of the provider is linked.', failed: 'The account of the provider is not linked.' },
      registerSocially: {
        session: 'The new account is made.',
        refused: ({ reasonCode }) => `The new account is refused (${reasonCode}).`,
        failed: 'No answer comes about the new account.',
      },
      verification: {
        verified: 'The second step succeeds.',
        declined: 'The member continues without two-step verification.',
        cancelled: 'The second step is cancelled.',
        unsupported: 'The second step is of a kind that is not supported.',
        failed: 'The verification flow fails.',
      },
    },
  },
  inputs: {
    plain,
    'a group, with no guests': { ...plain, variant: 'group', isGuestAllowed: false },
    'guests may only order': { ...plain, isGuestAllowed: false, canOrderAsGuest: true },
    'once more': { ...plain, variant: 'expired', isGuestAllowed: false, member: pat },
    'once more, persistent': { ...plain, variant: 'expired', isGuestAllowed: false, member: insecureIris },
    'once more, persistent, and failed once': {
      ...plain,
      variant: 'expired',
      isGuestAllowed: false,
      member: insecureIris,
      failures: 1,
    },
    'once more, and failed too often': {
      ...plain,
      variant: 'expired',
      isGuestAllowed: false,
      member: insecureIris,
      failures: 2,
    },
    'the second step alone': { ...plain, variant: 'verify', isGuestAllowed: false, member: pat },
  },
  keys: ['variant', 'isGuestAllowed', 'canOrderAsGuest', 'member', 'failures', 'challenge', 'social'],
  payloads: {
    'credentials.submitted': [{ username: 'pat@example.com', password: 'Sourdough1!' }],
    'social.chosen': [{ provider: 'google' }],
    'password.forgotten': [{ email: 'pat@example.com' }],
    'signUp.requested': [{ email: 'pat@example.com' }],
  },
  outcomes: {
    collectFraudSession: { collected: [{}] },
    logIn: {
      session: [{ session: pat }],
      challenged: [{ challenge }],
      pending: [{}],
      refused: [{ reasonCode: 'error.authentication', failure: wrongPassword }],
    },
    logInSocially: { session: [{ session: pat }], unlinked: [{ account }], unknown: [{ account }], dismissed: [{}] },
    linkSocially: { linked: [{}] },
    registerSocially: { session: [{ session: pat }], refused: [{ reasonCode: 'error.account.taken' }] },
    verification: {
      verified: [
        { session: pat, phone: null },
        { session: null, phone: null },
      ],
      declined: [{}],
      cancelled: [{}],
      unsupported: [{}],
    },
  },
  secrets: ['Sourdough1!'],
});
