import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button, labelled, radio, type } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch, dispatchExternalEvent } from '../kit/external-events.ts';
import { keepsFocus, says } from '../kit/page.ts';
import type { model } from './order-setup.model.ts';

const ways = { RPU: 'Pickup', DELIVERY: 'Delivery', DINEIN: 'Dine in', DRIVE_THRU: 'Drive-thru', CURBSIDE: 'Curbside' };

export const driver: Driver<typeof model> = {
  perform: {
    'member.arrived': dispatchExternalEvent,
    'features.changed': dispatchExternalEvent,
    'guest.continued': () => button('Continue as guest').click(),
    'destination.chosen': async ({ destination }) => {
      await radio(new RegExp(`^${ways[destination]}`)).click();
      await button('Continue').click();
    },
    'previous.chosen': () => button(/^Order here: /).click(),
    'message.accepted': () => button('Order from this cafe').click(),
    'message.declined': async () => {
      await button('Choose another cafe').last().click();
      await keepsFocus();
    },
    'table.typed': ({ typed }) => type(labelled('Table number'), typed),
    'table.chosen': () => button('See the menu').click(),
    'step.retried': () => button(/^(Try again|Choose another cafe)$/).click(),
    // By the steps above the question, by the buttons of a stop, or by going back in the browser.
    'step.reopened': dispatchExternalEvent,
    'setup.left': (event) => clickOrDispatch(button('Cancel'), event, (leave) => leave.click()),
  },
  expectScreen: {
    signingIn: ({ isGuestAllowed }) =>
      isGuestAllowed ? expect.element(button('Continue as guest').locator).toBeVisible() : says(/^Group orders need an account/),
    choosingDestination: async ({ lastDestination }) => {
      await expect.element(page.getByRole('heading', { name: 'How would you like your order?' })).toBeVisible();
      await expect.element(radio(new RegExp(`^${ways[lastDestination ?? 'RPU']}`)).locator).toBeChecked();
    },
    searchingCafe: () => says('The cafe search stands here.'),
    checkingCafe: () => says('Checking with the cafe…'),
    confirmingCafe: () => says('Order from Old Mill?'),
    searchingAddress: () => says('The address search stands here.'),
    settingCafe: () => says('Loading the cafe…'),
    choosingTime: ({ correctedFrom }) => says(correctedFrom === null ? 'The times stand here.' : /doesn’t offer/),
    choosingTable: async ({ isInvalid, typed }) => {
      await says(isInvalid ? 'Enter the number on your table, in digits only, like 12.' : 'Which table?');
      await expect.element(labelled('Table number').locator).toHaveValue(typed);
    },
    cafeClosed: () => says(/^This cafe isn’t taking orders like this/),
    cafeNotFound: () => says('Cafe not found.'),
    cafeUnreachable: () => says(/^We couldn’t reach that cafe/),
    interrupted: () => says(/^Something went wrong on our end/),
    finished: () => expect.element(page.getByRole('heading')).not.toBeInTheDocument(),
  },
};
