import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { model } from './cafe-search.model.ts';
import { button, labelled } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { keepsFocus, says } from '../kit/page.ts';

const field = labelled('ZIP code, city, or address');
const troubles = {
  empty: 'Enter a ZIP code, city, or address.',
  invalid: 'We can’t find that address. Check the ZIP code and state.',
  unrecognized: 'We can’t find that address. Try a ZIP code.',
  unlocated: 'We can’t see where you are. Enter a ZIP code instead.',
};
const works = { geocoding: 'Finding that address…', locating: 'Finding where you are…', searching: 'Finding cafes…' };

const unanswered = {
  lookupOffline: 'We couldn’t look up that address. Check your connection, then try again.',
  lookupFailed: /Something went wrong on our end/,
  unanswered: 'We couldn’t load the cafes.',
};

export const driver: Driver<typeof model> = {
  perform: {
    'address.submitted': async ({ text }) => {
      await field.fill(text);
      await button('Search').click();
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
    'location.requested': () => button('Use my location').click(),
    'search.retried': async () => {
      await button('Try again').click();
      await keepsFocus();
    },
    'cafe.picked': () => button('Order here: Old Mill').click(),
  },
  expectScreen: {
    asking: async ({ trouble }) => {
      if (trouble === null) return expect.element(field.locator).toBeVisible();
      await says(troubles[trouble]);
      await expect.element(page.getByRole('alert').first()).toHaveTextContent(troubles[trouble]);
    },
    working: ({ at }) => says(works[at]),
    suggesting: ({ suggestion }) => says(`Did you mean ${suggestion}?`),
    results: () => says(/^1 cafe near/),
    nowhere: () => says(/^No cafes near/),
    unanswered: ({ call }) => says(unanswered[call]),
    picked: () => expect.element(field.locator).not.toBeInTheDocument(),
  },
};
