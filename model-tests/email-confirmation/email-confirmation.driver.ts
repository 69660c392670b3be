import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button, textbox } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { keepsFocus, says } from '../kit/page.ts';
import type { model } from './email-confirmation.model.ts';

export const driver: Driver<typeof model> = {
  perform: {
    'resend.requested': async ({ email }) => {
      await textbox('Email').fill(email);
      await button('Email me a link').click();
    },
    'confirmation.retried': () => button('Try again').click(),
    'signIn.requested': () => button('Sign in').click(),
    'confirmation.closed': () => button('Close').click(),
  },
  expectScreen: {
    // The button that asked for it has left.
    async confirming() {
      await says('Confirming your email…');
      await keepsFocus();
    },
    unreachable: () => says(/^Connection problem/),
    confirmed: () => says(/^Your email is confirmed/),
    asking: ({ hasFailed }) => says(hasFailed ? /^We couldn’t send the email/ : /^This link has expired/),
    async sent({ email }) {
      await says(new RegExp(`^If ${email}`));
      await keepsFocus();
    },
    finished: () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
  },
};
