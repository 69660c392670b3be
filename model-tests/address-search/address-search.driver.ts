import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { model } from './address-search.model.ts';
import { button, labelled, pressEnterIn, type } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { keepsFocus, says } from '../kit/page.ts';

const field = labelled('Street address, city, and ZIP code');
const troubles = {
  empty: 'Enter your delivery address.',
  invalid: 'We can’t find that address. Check the ZIP code and state.',
  unrecognized: 'We can’t find that address. Enter the street, city, and ZIP code.',
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
      const deliver = button('Deliver here');
      if (deliver.query() !== null) return deliver.click();
      const check = button('Check address');
      // Where the page offers a pickup, the field alone asks again.
      await (check.query() === null ? pressEnterIn(field) : check.click());
      return keepsFocus();
    },
    'suggestion.accepted': async () => {
      await button('Yes, that one').click();
      await keepsFocus();
    },
    'suggestion.declined': async () => {
      await button('No, change it').click();
      await keepsFocus();
    },
    'pickup.chosen': () => button('Pick it up at Old Mill').click(),
    'anotherCafe.requested': () => button(/^(Choose another cafe|Find a cafe)$/).click(),
    'search.retried': async () => {
      await button('Try again').click();
      await keepsFocus();
    },
  },
  expectScreen: {
    asking: ({ trouble }) => (trouble === null ? expect.element(field.locator).toBeVisible() : says(troubles[trouble])),
    deliverable: async () => {
      await says('We deliver here');
      await says('Old Mill, 0.5 mi away');
    },
    outOfReach: async () => {
      const heading = page.getByRole('heading', { name: 'We don’t deliver to this address yet' });
      await expect.element(heading).toHaveFocus();
      await expect.element(labelled(/^Apartment/).locator).not.toBeInTheDocument();
    },
    working: ({ at }) => says(at === 'geocoding' ? 'Finding that address…' : 'Checking delivery to your address…'),
    suggesting: ({ suggestion }) => says(`Did you mean ${suggestion}?`),
    unanswered: ({ call }) => says(unanswered[call]),
    found: () => expect.element(field.locator).not.toBeInTheDocument(),
    pickup: () => expect.element(field.locator).not.toBeInTheDocument(),
  },
};
