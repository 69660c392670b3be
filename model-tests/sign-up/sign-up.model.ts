import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { signUpScreen } from '#machines/sign-up/sign-up.screen.ts';
import { defineModel } from '../kit/model.ts';
import { pat } from '../samples/members.ts';

const form = { firstName: 'Pat', lastName: 'Baker', email: 'pat@example.com', phone: '', wantsMail: false };

const failure = { endpoint: 'account.register', kind: 'refused', status: 409, reasonCode: 'error.account.taken' };

export const model = defineModel({
  machine: signUpMachine,
  screen: signUpScreen,
  screens: {
    filling: 'Who wants to join, and what was wrong before.',
    confirming: 'Which email has the link, and the ways on.',
    finished: 'A member, back to sign-in, or later.',
  },
  invariants: {
    'names the email that has to be confirmed (SIGNUP-01)': ({ snapshot: { context }, screen }) =>
      screen.kind !== 'confirming' || (screen.email !== '' && screen.email === context.email),
    'keeps what was typed (SIGNUP-03)': ({ screen, trail }) =>
      screen.kind !== 'filling' || !trail.some(({ type }) => type === 'form.submitted') || screen.form !== null,
  },
  sentences: {
    events: {
      'form.submitted': 'Submit the sign-up form.',
      'signIn.requested': 'Choose to sign in.',
      'signUp.skipped': 'Skip signing up.',
      'resend.requested': 'Ask for a new email.',
    },
    outcomes: {
      register: {
        session: 'The account is made and signed in.',
        pending: 'The account waits for its confirmation.',
        taken: 'The email belongs to an account already.',
        missing: 'The typed password is gone after a reload.',
        refused: ({ reasonCode }) => `The account is refused (${reasonCode}).`,
        failed: 'No answer comes about the account.',
      },
      resend: { sent: 'A new email is sent.', failed: 'The new email is not sent.' },
    },
  },
  inputs: {
    'a visitor': { pendingEmail: null, email: null },
    'typed an email at sign-in': { pendingEmail: null, email: 'pat@example.com' },
    'has yet to confirm': { pendingEmail: 'una@example.com', email: null },
  },
  payloads: { 'form.submitted': [{ form, password: 'Sourdough1!' }], 'signIn.requested': [{ email: 'pat@example.com' }] },
  outcomes: {
    register: {
      session: [{ session: pat }],
      pending: [{}],
      taken: [{ failure }],
      missing: [{ failure }],
      refused: [{ reasonCode: 'error.password.weak', failure }],
    },
    resend: { sent: [{}] },
  },
  secrets: ['Sourdough1!'],
});
