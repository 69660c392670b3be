import { credentialSignInMachine } from '#machines/credential-sign-in/credential-sign-in.machine.ts';
import { credentialSignInScreen } from '#machines/credential-sign-in/credential-sign-in.screen.ts';
import type { VerificationInput } from '#machines/verification/verification.types.ts';
import { defineModel } from '../kit/model.ts';
import { pat } from '../samples/members.ts';

const challenge: VerificationInput = {
  source: 'LOGIN',
  loginTokenId: 'login-token-1',
  methods: [{ type: 'SMS', isDefaultMfaType: true }],
  isOptional: false,
  phoneId: null,
  lastFour: '0102',
};

const wrongPassword = { endpoint: 'account.login', kind: 'unauthorized', status: 401, reasonCode: 'error.authentication' };

export const model = defineModel({
  machine: credentialSignInMachine,
  screen: credentialSignInScreen,
  screens: {
    posting: 'The browser’s credential goes to the server.',
    verifying: 'The second step.',
    showing: 'Who was signed in.',
    finished: 'Signed in, or not, without a word.',
  },
  invariants: {
    'is signed in only by the server (SESSION-14)': ({ screen, trail }) =>
      screen.kind !== 'finished' ||
      screen.as !== 'signedIn' ||
      trail.some(({ output }) => ['session', 'verified'].includes(String(output?.['kind']))),
  },
  sentences: {
    events: { 'signIn.closed': 'Close the sign-in.' },
    outcomes: {
      logInStored: {
        session: 'The saved password is right.',
        challenged: 'The saved password is right; a second step is asked for.',
        none: 'The browser has no saved password.',
        refused: ({ reasonCode }) => `The saved password is refused (${reasonCode}).`,
        failed: 'No answer comes about the saved password.',
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
  inputs: { anyone: undefined },
  payloads: {},
  outcomes: {
    logInStored: {
      session: [{ session: pat }],
      challenged: [{ challenge }],
      none: [{}],
      refused: [{ reasonCode: 'error.authentication', failure: wrongPassword }],
    },
    verification: { verified: [{ session: pat, phone: null }], declined: [{}], cancelled: [{}], unsupported: [{}] },
  },
});
