import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch, dispatchExternalEvent } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';
import type { model } from './cancellation.model.ts';

const offer = () => button('Cancel order');
const questions = {
  asking: 'Cancel this order?',
  canceling: 'Cancel this order?',
  checking: 'Asking about your order',
  failed: 'We couldn’t cancel your order',
  sessionEnded: 'Your order still stands',
  unanswered: 'We don’t know if your order is canceled',
  begun: 'We’ve started making your order',
  notTheirs: 'This order isn’t in your account',
};
const hasNoDialog = () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

export const driver: Driver<typeof model> = {
  perform: {
    // A guest asks by another button, which is the page's.
    'cancel.requested': (event) =>
      event.isMember ? clickOrDispatch(offer(), event, (control) => control.click()) : dispatchExternalEvent(event),
    'cancel.confirmed': async () => {
      // Without it the page's own button is the last.
      await expect.element(page.getByRole('dialog')).toBeVisible();
      await button(/^(Cancel order|Try again|Try to cancel again)$/)
        .last()
        .click();
    },
    'cancel.checked': () => button('Check again').click(),
    'cancel.dismissed': () => button('Close').click(),
  },
  expectScreen: {
    reading: hasNoDialog,
    standing: async ({ isCancelable }) => {
      await hasNoDialog();
      if (isCancelable) await expect.element(offer().locator).toBeVisible();
      else await expect.element(offer().locator).not.toBeInTheDocument();
    },
    questioning: async ({ question }) => {
      await expect.element(page.getByRole('dialog', { name: questions[question] })).toBeVisible();
      if (question === 'canceling') await says('Canceling…');
      if (question === 'checking') await says('Checking…');
      if (question === 'begun' || question === 'notTheirs')
        await expect.element(page.getByRole('link', { name: 'Call (314) 555-0196' })).toBeVisible();
    },
    pending: async () => {
      await hasNoDialog();
      await expect.element(offer().locator).not.toBeInTheDocument();
      await says('We don’t know if your order is canceled');
    },
    canceled: () => says('This order was canceled'),
  },
};
