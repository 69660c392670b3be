import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button, textbox } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';
import type { model } from './sign-up.model.ts';

const type = (label: string, words: string) => textbox(label).fill(words);
const troubles = {
  taken: /^This email already has an account/,
  missing: /^Fill in every field/,
  refused: /^This password is too easy/,
  unreachable: /^Connection problem/,
};

export const driver: Driver<typeof model> = {
  perform: {
    'form.submitted': async ({ password }) => {
      await type('First name', 'Pat');
      await type('Last name', 'Baker');
      await type('Email', 'pat@example.com');
      await type('Password', password);
      await button('Create account').click();
    },
    'resend.requested': () => button('Send it again').click(),
    'signIn.requested': async (event) => {
      if (event.email !== null && textbox('Email').query() !== null) await type('Email', event.email);
      await clickOrDispatch(button(/^(Sign in|Sign in to confirm)$/), event, (found) => found.click());
    },
    'signUp.skipped': (event) => clickOrDispatch(button(/^(Skip for now|Close)$/).first(), event, (found) => found.click()),
  },
  expectScreen: {
    filling: async ({ trouble, isBusy }) => {
      if (trouble !== null) await says(troubles[trouble]);
      await expect.element(page.getByRole('link', { name: /^privacy policy/ })).toHaveAttribute('href', 'https://www.example/privacy');
      await expect.element(page.getByRole('link', { name: /^terms/ })).toHaveAttribute('href', 'https://www.example/terms');
      if (isBusy) await expect.element(button('Create account').locator).toHaveAttribute('aria-busy', 'true');
    },
    confirming: async ({ email, mail }) => {
      await says(new RegExp(email));
      if (mail === 'resent') await says('Sent again. Look in spam too.');
      if (mail === 'unsent') await says(/^We couldn’t send the email/);
    },
    finished: () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
  },
};
