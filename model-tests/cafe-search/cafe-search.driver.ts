import { expect } from 'vitest';
import type { model } from './cafe-search.model.ts';
import { button, labelled } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { keepsFocus, says } from '../kit/page.ts';

const field = labelled('ZIP code, city or address');
const troubles = {
  empty: 'Type a ZIP code, a city or an address.',
  invalid: 'There is no such address. Check the ZIP code and the state.',
  unrecognized: 'We do not know that address. Try a ZIP code.',
  unlocated: 'Your browser did not tell us where you are. Type a ZIP code instead.',
};
const works = { geocoding: 'Looking up the address…', locating: /^Asking your browser/, searching: 'Looking for cafes…' };

const unanswered = {
  lookupOffline: 'We couldn’t look up that address. Check your connection, then try again.',
  lookupFailed: /Something went wrong on our end/,
  unanswered: 'We could not get the cafes.',
};

export const driver: Driver<typeof model> = {
  perform: {
    'address.submitted': async ({ text }) => {
      await field.fill(text);
      await button('Find cafes').click();
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
    asking: ({ trouble }) => (trouble === null ? expect.element(field.locator).toBeVisible() : says(troubles[trouble])),
    working: ({ at }) => says(works[at]),
    suggesting: ({ suggestion }) => says(`Did you mean ${suggestion}?`),
    results: () => says(/^1 cafe within 8 miles of/),
    nowhere: () => says(/^We have no cafe near/),
    unanswered: ({ call }) => says(unanswered[call]),
    picked: () => expect.element(field.locator).not.toBeInTheDocument(),
  },
};
