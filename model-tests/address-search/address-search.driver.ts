import { expect } from 'vitest';
import type { model } from './address-search.model.ts';
import { button, labelled, type } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { keepsFocus, says } from '../kit/page.ts';

const field = labelled('Street address, city, and ZIP code');
const troubles = {
  empty: 'Enter your delivery address.',
  invalid: 'We can’t find that address. Check the ZIP code and state.',
  unrecognized: 'We can’t find that address. Enter the street, city, and ZIP code.',
  outOfReach: 'We don’t deliver to this address yet. Try another address, or pick it up.',
};

const unanswered = {
  lookupOffline: 'We couldn’t look up that address. Check your connection, then try again.',
  lookupFailed: /Something went wrong on our end/,
  unanswered: 'We couldn’t load the cafes.',
};

export const driver: Driver<typeof model> = {
  perform: {
    'address.typed': async ({ typed: { text, line2, instructions } }) => {
      if (text !== undefined) await type(field, text);
      if (line2 !== undefined) await type(labelled(/^Apartment/), line2);
      if (instructions !== undefined) await type(labelled(/^Instructions/), instructions);
    },
    'address.submitted': async () => {
      await button('Deliver here').click();
      await keepsFocus();
    },
    'suggestion.accepted': async () => {
      await button('Yes, that one').click();
      await keepsFocus();
    },
    'suggestion.declined': async () => {
      await button('No, change it').click();
      await keepsFocus();
    },
    'pickup.chosen': () => button('Pick it up instead').click(),
    'search.retried': async () => {
      await button('Try again').click();
      await keepsFocus();
    },
  },
  expectScreen: {
    asking: ({ trouble, isDeliverable }) => {
      if (isDeliverable) return says(/^We deliver to this address/);
      return trouble === null ? expect.element(field.locator).toBeVisible() : says(troubles[trouble]);
    },
    working: ({ at }) => says(at === 'geocoding' ? 'Finding that address…' : 'Checking delivery to your address…'),
    suggesting: ({ suggestion }) => says(`Did you mean ${suggestion}?`),
    unanswered: ({ call }) => says(unanswered[call]),
    found: () => expect.element(field.locator).not.toBeInTheDocument(),
    pickup: () => expect.element(field.locator).not.toBeInTheDocument(),
  },
};
