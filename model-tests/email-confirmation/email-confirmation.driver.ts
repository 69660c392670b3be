import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button, textbox } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { says } from '../kit/page.ts';
import type { model } from './email-confirmation.model.ts';

export const driver: Driver<typeof model> = {
  perform: {
    'resend.requested': async ({ email }) => {
      await textbox('E-mail').fill(email);
      await button('Send me a link').click();
    },
    'confirmation.retried': () => button('Try again').click(),
    'signIn.requested': () => button('Sign in').click(),
    'confirmation.closed': () => button('Close').click(),
  },
  expectScreen: {
    confirming: () => says('Confirming your e-mail…'),
    unreachable: () => says(/^We could not reach the bakery/),
    confirmed: () => says(/^Your e-mail is confirmed/),
    asking: ({ hasFailed }) => says(hasFailed ? /^The e-mail could not be sent/ : /^This link was used before/),
    sent: ({ email }) => says(new RegExp(`^If ${email}`)),
    finished: () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
  },
};
