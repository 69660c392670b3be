import { emailConfirmationMachine } from '#machines/email-confirmation/email-confirmation.machine.ts';
import { emailConfirmationScreen } from '#machines/email-confirmation/email-confirmation.screen.ts';
import { defineModel } from '../kit/model.ts';

export const model = defineModel({
  machine: emailConfirmationMachine,
  screen: emailConfirmationScreen,
  screens: {
    confirming: 'The server looks at the link.',
    unreachable: 'No answer came; one button asks again.',
    confirmed: 'The email is confirmed; on to sign-in.',
    asking: 'The link is of no use; another one can be had.',
    sent: 'Another link is on its way.',
    finished: 'To sign-in, or back to the page.',
  },
  invariants: {
    'is confirmed only by the server': ({ screen, trail }) =>
      screen.kind !== 'confirmed' || trail.some(({ output }) => output?.['kind'] === 'confirmed'),
    'says where the new link went': ({ screen, trail }) =>
      screen.kind !== 'sent' || screen.email === trail.findLast(({ type }) => type === 'resend.requested')?.['email'],
  },
  sentences: {
    events: {
      'confirmation.closed': 'Close the confirmation.',
      'confirmation.retried': 'Try the confirmation again.',
      'signIn.requested': 'Choose to sign in.',
      'resend.requested': 'Ask for a new link.',
    },
    outcomes: {
      confirmEmail: {
        confirmed: 'The account is confirmed.',
        unknown: 'The link is not known or too old.',
        failed: 'No answer comes about the confirmation.',
      },
      resendLink: { sent: 'A new link is sent.', failed: 'The new link is not sent.' },
    },
  },
  inputs: { 'from a link': { tokenId: 'vault-1' } },
  payloads: { 'resend.requested': [{ email: 'una@example.com' }] },
  outcomes: { confirmEmail: { confirmed: [{}], unknown: [{}] }, resendLink: { sent: [{}] } },
});
