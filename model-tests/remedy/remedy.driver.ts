import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { formatCents } from '#domain/money/money.ts';
import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { says } from '../kit/page.ts';
import type { model } from './remedy.model.ts';

const hasDialog = (name: string) => expect.element(page.getByRole('dialog', { name })).toBeVisible();
const hasNoDialog = () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
const choice = (role: 'checkbox' | 'radio', name: string | RegExp) => page.getByRole(role, { name });

export const driver: Driver<typeof model> = {
  perform: {
    'item.toggled': () => choice('checkbox', /Brisket/).click(),
    'reason.picked': ({ groupId }) => choice('radio', groupId === 'missing' ? 'Missing' : 'Wrong item').click(),
    'whole.toggled': () => choice('checkbox', /whole order/).click(),
    'remedies.requested': () => button('Continue').click(),
    'items.reopened': () => button(/^Items/).click(),
    'option.picked': ({ optionId }) => choice('radio', optionId === 'refund' ? /^Refund/ : /^Make it again/).click(),
    'remedy.accepted': () => button(/^(Refund \$|Make it again)/).click(),
    'none.chosen': () => button(/^(It’s something else|None of these help)$/).click(),
    'remedy.retried': () => button(/^(Try again|Check again|Go on)$/).click(),
    'remedy.left': () => button('Close').click(),
  },
  expectScreen: {
    reading: async ({ what }) => {
      await hasDialog('Help with your order');
      await says(what === 'order' ? 'Looking up your order…' : 'Looking up how we can help…');
    },
    items: async ({ missing }) => {
      await hasDialog('Something wrong with your order?');
      if (missing) await says(/ to go on\.$/);
    },
    remedies: async ({ chosen, before, busy }) => {
      await hasDialog('How can we make it right?');
      if (before !== null) await says(`This is ${formatCents(chosen.value)} now, not ${formatCents(before)}. Nothing has been given yet.`);
      if (busy === null) await expect.element(button(chosen.kind === 'remake' ? 'Make it again' : /^Refund \$/).locator).toBeVisible();
      if (busy === 'creating' || busy === 'redeeming') await says('Making it right…');
      if (busy === 'checking') await says('Checking…');
      if (busy === 'telling') await says('One moment…');
    },
    redeemed: async () => {
      await hasDialog('Your refund is on its way');
      await says('$14.98');
      await says('R-48213');
      // What was given is followed by the question how it was (FLAGS-27).
      const survey = page.getByRole('link', { name: 'Take our short survey (new tab)' });
      await expect.element(survey).toHaveAttribute('href', 'https://feedback.example/');
    },
    noAppeasement: async ({ order }) => {
      await hasDialog('Let’s sort this one out together');
      const name = order === null ? 'Go to our help pages' : 'Call (314) 555-0196';
      await expect.element(page.getByRole('link', { name })).toBeVisible();
    },
    interrupted: () => hasDialog('Sign in to go on'),
    finished: hasNoDialog,
  },
};
