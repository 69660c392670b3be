import { expect } from 'vitest';
import { timeLabel } from '#domain/time/label.ts';
import { page } from 'vitest/browser';
import { button, radio } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch, dispatchExternalEvent } from '../kit/external-events.ts';
import { keepsFocus, says } from '../kit/page.ts';
import type { model } from './slots.model.ts';

const asap = radio(/^As soon as possible/);

export const driver: Driver<typeof model> = {
  perform: {
    'day.picked': async ({ day }) => {
      await radio(day === '2026-11-20' ? /^Today/ : /^Tomorrow/).click();
      await keepsFocus();
    },
    'asap.picked': () => asap.click(),
    'slot.picked': async () => {
      const time = radio('12:30 PM');
      await time.click();
      await expect.element(time.locator).toBeChecked();
    },
    // The page confirms what it shows as chosen; another time is picked first.
    'time.confirmed': async (event) => {
      const { time } = event;
      const words = time && `${time.day === '2026-11-20' ? 'Today' : 'Tomorrow'}, ${timeLabel(time.at)}`;
      const shown = page.getByText(new RegExp(`^Time chosen: ${words ?? 'As soon as possible'}`));
      if (shown.query() === null) return dispatchExternalEvent(event);
      await button('See the menu').click();
    },
    'offer.changed': (event) => dispatchExternalEvent(event),
    // The times of this fixture never run out, so there is no such button beside them.
    'slots.retried': (event) =>
      clickOrDispatch(button('Try again'), event, async (retry) => {
        await retry.click();
        await keepsFocus();
      }),
  },
  expectScreen: {
    asapOnly: () => says(/^This cafe makes orders as they come in/),
    loadingDays: () => says('Finding times…'),
    loadingDay: () => says('Finding times…'),
    choosing: async ({ leadMinutes, passed, without, picked, suggested }) => {
      if (leadMinutes !== null) await says('Ready in about 12 min, at 11:42 AM');
      if (passed.length > 0)
        await says(
          leadMinutes === null ? 'Old Mill is full for today. Here’s tomorrow.' : 'There are no more times for today. Here’s tomorrow.',
        );
      else if (leadMinutes === null) await says(/^We can’t make orders right now/);
      if (suggested && !without.includes(suggested.day))
        await says('Turkey Chili is available tomorrow at 12:30 PM, so we chose that time. You can choose another time.');
      // Also after a reload, and while another day is on show.
      if (picked && !without.includes(picked.day))
        await expect.element(page.getByText(/^Time chosen: T(oday|omorrow), 12:30 PM$/)).toBeInTheDocument();
    },
    fullDay: () => says(/^No times left for/),
    unanswered: () => says('We couldn’t load the times.'),
    finished: () => expect.element(asap.locator).not.toBeInTheDocument(),
  },
};
