import { emailConfirmationMachine } from '#machines/email-confirmation/email-confirmation.machine.ts';
import { emailConfirmationScreen } from '#machines/email-confirmation/email-confirmation.screen.ts';
import { defineModel } from './kit/model.ts';

export const model = defineModel({
  machine: emailConfirmationMachine,
  screen: emailConfirmationScreen,
  screens: {
    confirming: 'The server looks at the link.',
    unreachable: 'No answer came; one button asks again.',
    confirmed: 'The e-mail is confirmed; on to sign-in.',
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
  inputs: { 'from a link': { tokenId: 'vault-1' } },
  payloads: { 'resend.requested': [{ email: 'una@example.com' }] },
  outcomes: { confirmEmail: { confirmed: [{}], unknown: [{}] }, resendLink: { sent: [{}] } },
});
