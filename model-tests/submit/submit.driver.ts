import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { dispatchExternalEvent } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';
import type { model } from './submit.model.ts';

const working = {
  preparing: 'Checking the card…',
  intending: 'Placing your order…',
  opening: 'Placing your order…',
  placing: 'Placing your order…',
  reconciling: /^We’re checking on your order/,
  waiting: /^We’re checking on your order/,
};

export const driver: Driver<typeof model> = {
  perform: {
    'slot.accepted': () => button(/^Take/).click(),
    'total.accepted': () => button(/^Place order/).click(),
    'submit.retried': () => button(/^(Try again|Check again)$/).click(),
    'order.changed': dispatchExternalEvent,
    'submit.left': () => button('Back to the form').click(),
  },
  expectScreen: {
    working: ({ at }) => says(working[at]),
    unprepared: () => says(/^We couldn’t check your card/),
    unknown: () => says(/^We don’t know yet whether your order went through/),
    notPlaced: () => says('Your order didn’t go through. You haven’t been charged.'),
    offeringSlot: ({ nextSlot, isPrepTime }) => {
      if (nextSlot === null) return says('There is no time left. Choose another day.');
      return says(isPrepTime ? /^The kitchen needs a little longer/ : /^That time has just been taken/);
    },
    totalChanged: () => says('The total has changed. It’s $13.94 now.'),
    refused: () => says(/^Our gift card service isn’t answering/),
    finished: () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
  },
};
