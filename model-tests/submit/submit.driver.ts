import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch, dispatchExternalEvent } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';
import type { model } from './submit.model.ts';

const working = {
  droppingDiscount: 'Removing your discount…',
  droppingGiftCards: 'Removing your gift cards…',
  preparing: 'Checking your card…',
  intending: 'Placing your order…',
  opening: 'Placing your order…',
  placing: 'Placing your order…',
  reconciling: /^We’re checking on your order/,
  waiting: /^We’re checking on your order/,
};

export const driver: Driver<typeof model> = {
  perform: {
    'slot.accepted': () => button(/^Choose/).click(),
    'total.accepted': () => button(/^Place order/).click(),
    'submit.retried': () => button(/^(Try again|Check order status)$/).click(),
    'order.changed': dispatchExternalEvent,
    'discount.dropped': () => button('Remove LASTCALL').click(),
    'giftCards.dropped': () => button('Remove gift cards').click(),
    'home.opened': () => button('Go to the home page').click(),
    // The call has its own way out; its code that does not come is left by the page.
    'submit.left': (event) => clickOrDispatch(button('Back to checkout'), event, (back) => back.click()),
  },
  expectScreen: {
    working: ({ at }) => says(working[at]),
    calling: () => says('The call stands here.'),
    unprepared: () => says('We couldn’t check your card'),
    unknown: () => says(/^We don’t know yet if your order went through/),
    notPlaced: () => says('We couldn’t place your order'),
    offeringSlot: ({ nextSlot, isPrepTime }) => {
      if (nextSlot === null) return says('No times left that day');
      return says(isPrepTime ? /^We need a little longer/ : /^That time just filled up/);
    },
    totalChanged: () => says(/^It’s \$13\.94 now/),
    discountRefused: ({ isUndropped }) => says(isUndropped ? /^We couldn’t remove it/ : 'LASTCALL can’t be used for this order'),
    serviceFailed: () => says(/^Our gift card service isn’t answering/),
    onlyGiftCards: () => says(/^Nothing was ordered, and your cart is saved/),
    mixedCart: ({ isUndropped }) => says(isUndropped ? /^We couldn’t remove them/ : /^Remove them to order the rest/),
    refused: () => says(/^We couldn’t use that gift card/),
    finished: async () => {
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    },
  },
};
