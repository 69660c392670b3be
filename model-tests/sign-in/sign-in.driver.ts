import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button, textbox } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';
import type { model } from './sign-in.model.ts';

const username = textbox('Email');
const troubles = {
  refused: /^That (email and password don’t|password doesn’t) match/,
  unreachable: /^Connection problem/,
  unsupported: /^We can’t sign in this account here/,
  unlinked: /^This email already has an account/,
  socialFailed: /^That didn’t work/,
};
const isEmpty = () => (textbox('Password').query() as HTMLInputElement | null)?.value === '';
const press = (name: string | RegExp) => (event: { type: string }) => clickOrDispatch(button(name), event, (found) => found.click());
/** What is typed goes along to the next question. */
async function typeEmail({ email }: { readonly email: string | null }) {
  if (email !== null && username.query() !== null) await username.fill(email);
}

export const driver: Driver<typeof model> = {
  perform: {
    'credentials.submitted': async (event) => {
      const { password } = event;
      await expect.element(page.getByRole('dialog')).toBeVisible();
      if (isEmpty()) {
        await button(/^(Sign in|Continue)$/).click();
        await expect.element(button(/^(Sign in|Continue)$/).locator).toBeDisabled();
        await expect.element(page.getByText('This field is required').first()).toBeVisible();
      }
      if (username.query() !== null) await username.fill('pat@example.com');
      await textbox('Password').fill(password);
      await button(/^(Sign in|Continue)$/).click();
    },
    'social.chosen': press('Continue with Google'),
    'registration.accepted': press('Create account'),
    'signIn.backed': press(/^(Back|Go back)$/),
    'password.forgotten': async (event) => {
      await typeEmail(event);
      await press('Forgot your password?')(event);
    },
    'signUp.requested': async (event) => {
      await typeEmail(event);
      await press('Create an account')(event);
    },
    'guest.continued': press('Continue as a guest'),
    'guest.ordered': press('Order as guest'),
    'logout.requested': press(/[Ss]ign out$/),
    'signIn.closed': press(/^(Close|Sign out and empty cart)$/),
  },
  expectScreen: {
    asking: async ({ trouble, isCollecting, isPosting, firstName, guest }) => {
      if (trouble !== null) await says(troubles[trouble]);
      if (firstName !== null) await expect.element(username.locator).not.toBeInTheDocument();
      if (isCollecting) await expect.element(button('One moment…').locator).toBeDisabled();
      if (isPosting) await expect.element(button(/^(Sign in|Continue)$/).locator).toHaveAttribute('aria-busy', 'true');
      if (guest !== null)
        await expect.element(button(guest === 'continue' ? 'Continue as a guest' : 'Order as guest').locator).toBeVisible();
    },
    verifying: () => says('The verification stands here.'),
    social: () => says('Waiting for the other window…'),
    linking: () => says('Linking your Google account…'),
    offeringAccount: ({ hasFailed }) => says(hasFailed ? /^We couldn’t create your account/ : /^We don’t have an account/),
    exhausted: () => expect.element(page.getByRole('dialog', { name: 'Too many attempts' })).toBeVisible(),
    finished: () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
  },
};
