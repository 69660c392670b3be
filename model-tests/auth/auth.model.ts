import { authMachine } from '#machines/auth/auth.machine.ts';
import { authScreen } from '#machines/auth/auth.screen.ts';
import { plainSignIn } from '#machines/auth/sign-in-options.ts';
import { defineModel } from '../kit/model.ts';
import { insecureIris, pat } from '../samples/members.ts';

const again = { kind: 'signIn', options: { ...plainSignIn, variant: 'expired', isGuestAllowed: false } } as const;
const held = { kind: 'signIn', options: { ...plainSignIn, variant: 'verify', isGuestAllowed: false } } as const;

export const model = defineModel({
  machine: authMachine,
  screen: authScreen,
  screens: {
    signIn: 'Who are you?',
    credentialSignIn: 'The browser knows who it is.',
    signUp: 'Becoming a member.',
    forgot: 'A link to choose a new password with.',
    emailConfirmation: 'What came of the link in the email.',
    finished: 'How it ended.',
  },
  invariants: {
    'E-90: ends the session only of a visitor who has one (REAUTH-05)': ({ snapshot: { context }, screen }) =>
      screen.kind !== 'finished' || screen.as !== 'abandoned' || context.session !== null,
    'E-90: ends no session while a verification is pending (AMB-45)': ({ snapshot: { context }, screen }) =>
      screen.kind !== 'finished' ||
      screen.as !== 'abandoned' ||
      context.wanted.kind !== 'signIn' ||
      context.wanted.options.variant !== 'verify',
    'keeps the failed logins while a new password is asked for (SESSION-05)': ({ snapshot: { context }, trail }) =>
      context.failures ===
      (trail.findLast(({ output }) => output?.['failures'] !== undefined)?.output?.['failures'] ??
        (context.session === insecureIris && context.wanted === again ? 1 : 0)),
    'E-90: closing an unfinished re-authentication ends the session': ({ snapshot: { context }, screen, trail }) =>
      context.session === null ||
      context.wanted.kind !== 'signIn' ||
      context.wanted.options.variant !== 'expired' ||
      trail.at(-1)?.type !== 'xstate.done.actor.signIn' ||
      trail.at(-1)?.output?.['kind'] !== 'closed' ||
      (screen.kind === 'finished' && screen.as === 'abandoned'),
  },
  sentences: {
    events: {
      'auth.requested': 'Something asks who the visitor is.',
      'member.left': 'The member is signed out.',
      'auth.closed': 'Close the dialog.',
      'auth.backed': 'Go back.',
    },
    outcomes: {
      signIn: {
        signedIn: 'The member is signed in.',
        verified: 'The second step succeeds.',
        pending: 'The account waits for its confirmation.',
        forgotten: 'The member chooses "Forgot password".',
        signUp: 'The visitor chooses to sign up.',
        guest: 'The visitor continues as guest.',
        orderAsGuest: 'The visitor orders as guest.',
        loggedOut: 'The member logs out.',
        declined: 'The member goes on without the code.',
        interrupted: 'The second step breaks off.',
        closed: 'Sign-in is closed.',
        failed: 'The sign-in flow fails.',
      },
      credentialSignIn: {
        signedIn: 'The saved password signs the member in.',
        declined: 'The member goes on without the code.',
        closed: 'The saved password is not used.',
        failed: 'The sign-in with a saved password fails.',
      },
      signUp: {
        signedIn: 'The new member is signed in.',
        signIn: 'The visitor chooses to sign in.',
        closed: 'Sign-up is closed.',
        failed: 'The sign-up flow fails.',
      },
      forgot: { done: 'The form for a forgotten password is done.', failed: 'The form for a forgotten password fails.' },
      emailConfirmation: {
        signIn: 'The new member chooses to sign in.',
        closed: 'The confirmation is closed.',
        failed: 'The confirmation flow fails.',
      },
    },
  },
  inputs: {
    'to sign in': { wanted: { kind: 'signIn', options: plainSignIn }, session: null, failures: 0 },
    'once more': { wanted: again, session: pat, failures: 0 },
    'an insecure one, once more': { wanted: { kind: 'signIn', options: plainSignIn }, session: insecureIris, failures: 0 },
    'to verify': { wanted: held, session: pat, failures: 0 },
    'by the browser’s store': { wanted: { kind: 'credentialSignIn' }, session: null, failures: 0 },
    'an insecure one that failed once': {
      wanted: again,
      session: insecureIris,
      failures: 1,
    },
    'from a link': { wanted: { kind: 'emailConfirmation', tokenId: 'vault-1' }, session: null, failures: 0 },
  },
  keys: ['wanted', 'session', 'pendingEmail', 'failures'],
  payloads: {
    'auth.backed': [{ email: 'pat@example.com' }],
    'auth.requested': [
      { wanted: { kind: 'signUp', redirectTo: null } },
      { wanted: { kind: 'forgot' } },
      { wanted: { kind: 'credentialSignIn' } },
    ],
  },
  outcomes: {
    signIn: {
      signedIn: [{ session: pat }],
      verified: [{}],
      pending: [{ email: 'una@example.com' }],
      forgotten: [
        { failures: 0, email: 'pat@example.com' },
        { failures: 2, email: null },
      ],
      signUp: [{ email: 'pat@example.com' }],
      guest: [{}],
      orderAsGuest: [{}],
      loggedOut: [{}],
      declined: [{ failures: 0 }],
      interrupted: [{}],
      closed: [{ failures: 0 }, { failures: 2 }],
    },
    credentialSignIn: { signedIn: [{ session: pat }], declined: [{}], closed: [{}] },
    signUp: { signedIn: [{ session: pat }], signIn: [{ email: 'pat@example.com' }], closed: [{}] },
    emailConfirmation: { signIn: [{}], closed: [{}] },
  },
  longLived: ['forgot'],
  hasNoView: true,
});
