import { expect } from 'vitest';
import { button, checkbox } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { keepsFocus, says } from '../kit/page.ts';
import type { model } from './prospect.model.ts';

const again = button('Try again');
const save = button(/^(Save|Try to save again)$/);
const menu = button('See the menu');
const stop = button(/^(Stop all of it|Try to stop again)$/);
const email = checkbox(/^Email me news and offers/);
const sms = checkbox(/^Text me offers/);
const failures = {
  failed: {
    save: 'Something went wrong on our end. That isn’t saved yet.',
    stop: 'Something went wrong on our end. Nothing is stopped yet.',
  },
  offline: { save: 'Connection problem. That isn’t saved yet.', stop: 'Connection problem. Nothing is stopped yet.' },
} as const;
const updated = { ALL: /emails and texts/, NONE: /nothing more/, EMAIL: /our emails/, SMS: /our texts/ };

async function check(box: typeof email, isOn: boolean) {
  if ((box.element() as HTMLInputElement).checked !== isOn) await box.click();
}

export const driver: Driver<typeof model> = {
  perform: {
    'reading.requested': () => again.click(),
    'creation.requested': () => again.click(),
    'prospect.left': () => menu.click(),
    'opt.submitted': async ({ optType }) => {
      if (optType === 'NONE' && stop.query() !== null) return stop.click();
      await check(email, optType === 'ALL');
      await check(sms, optType === 'ALL');
      return save.click();
    },
  },
  expectScreen: {
    missing: async () => {
      await says('Open the link once more');
      await expect.element(menu.locator).toBeVisible();
    },
    reading: () => says('Getting what you signed up for…'),
    unread: () => says('We couldn’t load what you signed up for. Nothing was changed.'),
    unknown: async () => {
      await says('This link has expired');
      await expect.element(menu.locator).toBeVisible();
    },
    choosing: async ({ prospect, chosen, isSaving, result }) => {
      const shown = chosen ?? prospect.optType;
      await says('lena@example.com');
      await says('Phone ending in 0142');
      if (shown === 'NONE') await expect.element(email.locator).not.toBeChecked();
      else await expect.element(email.locator).toBeChecked();
      const pressed = shown === 'NONE' && stop.query() !== null ? stop : save;
      if (isSaving) await expect.element(pressed.locator).toHaveAttribute('aria-busy', 'true');
      if (result === 'failed' || result === 'offline') {
        await says(failures[result][shown === 'NONE' ? 'stop' : 'save']);
        await expect.element(button(shown === 'NONE' ? /^Try to (stop|save) again$/ : 'Try to save again').locator).toBeVisible();
      }
      if (chosen !== null || result === 'updated') await keepsFocus();
      if (result === 'updated') await says(updated[prospect.optType]);
      await expect.element(button('Create an account').locator).toBeVisible();
    },
    adding: () => expect.element(button('Email me news').locator).toHaveAttribute('aria-busy', 'true'),
    notCreated: () => says('We couldn’t put you on the list. Your order is fine.'),
    finished: ({ as }) =>
      as === 'left' ? expect.element(menu.locator).not.toBeInTheDocument() : says('You’re on the list. Every email has a link to stop.'),
  },
};
