import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button, textbox } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';
import type { model } from './sign-in.model.ts';

const username = textbox('E-mail');
const troubles = {
  refused: /^That e-mail and password do not match/,
  unreachable: /^We could not reach the bakery/,
  unsupported: /^Your account asks for a second step/,
  unlinked: /^You have an account with this e-mail already/,
  socialFailed: /^The other site did not answer/,
};
const isEmpty = () => (textbox('Password').query() as HTMLInputElement | null)?.value === '';
const press = (name: string | RegExp) => (event: { type: string }) => clickOrDispatch(button(name), event, (found) => found.click());

export const driver: Driver<typeof model> = {
  perform: {
    'credentials.submitted': async (event) => {
      const { password } = event;
      // With errors present it cannot be pressed (SIGNIN-09).
      if (isEmpty()) {
        await button(/^(Sign in|Continue)$/).click();
        await expect.element(button(/^(Sign in|Continue)$/).locator).toBeDisabled();
      }
      if (username.query() !== null) await username.fill('pat@example.com');
      await textbox('Password').fill(password);
      await button(/^(Sign in|Continue)$/).click();
    },
    'social.chosen': press('Google'),
    'registration.accepted': press('Make my account'),
    'signIn.backed': press(/^(Back|No, go back)$/),
    'password.forgotten': press('Need help signing in?'),
    'signUp.requested': press('Create an account'),
    'guest.continued': press('Continue as guest'),
    'guest.ordered': press('Order as guest'),
    'logout.requested': press(/[Ss]ign out$/),
    'signIn.closed': press('Close'),
  },
  expectScreen: {
    asking: async ({ trouble, isCollecting, isPosting, firstName, guest }) => {
      if (trouble !== null) await says(troubles[trouble]);
      if (firstName !== null) await expect.element(username.locator).not.toBeInTheDocument();
      if (isCollecting) await expect.element(button('One moment…').locator).toBeDisabled();
      if (isPosting) await expect.element(button(/^(Sign in|Continue)$/).locator).toHaveAttribute('aria-busy', 'true');
      if (guest !== null) await expect.element(button(guest === 'continue' ? 'Continue as guest' : 'Order as guest').locator).toBeVisible();
    },
    verifying: () => says('The verification stands here.'),
    social: () => says('Waiting for the other window…'),
    linking: () => says('Linking your Google account…'),
    offeringAccount: ({ hasFailed }) => says(hasFailed ? /^The account could not be made/ : /^Nobody has an account/),
    exhausted: () => expect.element(page.getByRole('dialog', { name: 'That was tried too often' })).toBeVisible(),
    finished: () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
  },
};
