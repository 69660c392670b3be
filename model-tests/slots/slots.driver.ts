import { expect } from 'vitest';
import { button, radio } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { says } from '../kit/page.ts';
import type { model } from './slots.model.ts';

const asap = radio(/^As soon as possible/);

export const driver: Driver<typeof model> = {
  perform: {
    'day.picked': ({ day }) => radio(day === '2026-11-20' ? /^Today/ : /^Tomorrow/).click(),
    'asap.chosen': async () => {
      await asap.click();
      await button('See the menu').click();
    },
    'slot.picked': async () => {
      await radio('12:30pm').click();
      await button('See the menu').click();
    },
    'slots.retried': () => button('Try again').click(),
  },
  expectScreen: {
    asapOnly: () => says(/^This cafe makes orders as they come in/),
    loadingDays: () => says('Finding times…'),
    loadingDay: () => says('Finding times…'),
    choosing: ({ leadMinutes }) => says(leadMinutes === null ? /^We can’t make orders right now/ : 'Ready in about 12 min, at 11:42am'),
    fullDay: () => says(/^No times left for/),
    unanswered: () => says('We couldn’t load the times.'),
    finished: () => expect.element(asap.locator).not.toBeInTheDocument(),
  },
};
