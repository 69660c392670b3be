import { expect } from 'vitest';
import { button, radio } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { says } from '../kit/page.ts';
import type { model } from './slots.model.ts';

const asap = button('As soon as possible');

export const driver: Driver<typeof model> = {
  perform: {
    'day.picked': ({ day }) => radio(day === '2026-11-20' ? 'Today' : 'Tomorrow').click(),
    'asap.chosen': () => asap.click(),
    'slot.picked': async () => {
      await radio('12:30pm').click();
      await button('Continue with 12:30pm').click();
    },
    'slots.retried': () => button('Try again').click(),
  },
  expectScreen: {
    asapOnly: () => says(/^This cafe makes orders as they come in/),
    loadingDays: () => says('Finding times…'),
    loadingDay: () => says('Finding times…'),
    choosing: ({ leadMinutes }) => says(leadMinutes === null ? /^We can’t make orders right now/ : 'Ready in about 12 min'),
    fullDay: () => says(/^No times left on/),
    unanswered: () => says('We couldn’t load the times.'),
    finished: () => expect.element(asap.locator).not.toBeInTheDocument(),
  },
};
