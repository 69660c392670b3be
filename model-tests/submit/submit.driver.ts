import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { timeLabel } from '#domain/time/label.ts';
import { button, radio } from '../kit/control.ts';
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
  validating: 'Placing your order…',
  placing: 'Placing your order…',
  reconciling: /^We’re checking on your order/,
  waiting: /^We’re checking on your order/,
};

const isPaid = (screen: object): boolean => 'isPaidByPhone' in screen;

export const driver: Driver<typeof model> = {
  perform: {
    'slot.accepted': async (event) => {
      const time = radio(timeLabel(event.at));
      if (time.query()?.matches(':not(:checked)')) await time.click();
      await clickOrDispatch(button(`Place order for ${timeLabel(event.at)}`), event, (take) => take.click());
    },
    'total.accepted': () => button(/^Place order/).click(),
    'submit.retried': () => button(/^(Try again|Check order status)$/).click(),
    'order.changed': dispatchExternalEvent,
    'cart.changed': dispatchExternalEvent,
    'discount.dropped': () => button('Remove LASTCALL').click(),
    'giftCards.dropped': () => button('Remove gift cards').click(),
    'pin.requested': () => button('Enter the PIN again').click(),
    'home.opened': () => button('Go to the home page').click(),
    // The call has its own way out; its code that does not come is left by the page.
    'submit.left': (event) => clickOrDispatch(button(/^(Back to checkout|Check your order)$/), event, (back) => back.click()),
  },
  expectScreen: {
    working: ({ at, isInquiry }) => says(working[isInquiry ? 'reconciling' : at]),
    calling: () => says('The call stands here.'),
    cartChanged: () => says(/^Nothing was ordered\. Check what’s in it.*You haven’t been charged/),
    paidOutdated: () => says(/^It changed while you were paying/),
    unprepared: () => says('We couldn’t check your card'),
    unknown: ({ isMaintenance }) =>
      says(
        isMaintenance ? /^Online ordering is taking a short break, and we don’t know yet/ : /^We don’t know yet if your order went through/,
      ),
    notPlaced: async (screen) => {
      await says(screen.isMaintenance ? 'Online ordering is taking a short break' : 'We couldn’t place your order');
      await says(isPaid(screen) ? /You’ve paid by phone, and you won’t be charged again/ : /You haven’t been charged/);
    },
    offeringSlot: async ({ times, slotReason, missing, ...screen }) => {
      await says(isPaid(screen) ? /You’ve paid by phone/ : /You haven’t been charged/);
      if (times.length === 0)
        return says(missing === null ? 'No times left that day' : `${missing} isn’t available at the times we have left`);
      if (missing !== null) await says(/^We have time tomorrow at 7:00 AM, but Chili isn’t available then\. .* ready tomorrow at 10:30 AM/);
      if (times.length > 1) await expect.element(radio(timeLabel(times[0] ?? '')).locator).toBeChecked();
      return says(
        {
          full: /^That time just filled up/,
          prepTime: /^We need a little longer/,
          tooSoon: /^We need a little longer/,
          over: /^That time has passed/,
          closed: 'The cafe has closed for orders',
        }[slotReason],
      );
    },
    totalChanged: (screen) => says(isPaid(screen) ? /^It’s \$13\.94 now\. We cancel what you’ve paid by phone/ : /^It’s \$13\.94 now/),
    discountRefused: async ({ isUndropped, ...screen }) => {
      await says(isPaid(screen) ? /we cancel that payment/ : /You haven’t been charged/);
      await says(isUndropped ? /^We couldn’t remove it/ : 'LASTCALL can’t be used for this order');
    },
    serviceFailed: (screen) =>
      says(isPaid(screen) ? /^Our gift card service isn’t answering.*You’ve paid by phone/ : /^Our gift card service isn’t answering/),
    onlyGiftCards: (screen) =>
      says(isPaid(screen) ? /^Nothing was ordered.*You’ve paid by phone/ : /^Nothing was ordered, and your cart is saved/),
    mixedCart: async ({ isUndropped, ...screen }) => {
      await says(isPaid(screen) ? /we cancel that payment/ : /You haven’t been charged/);
      await says(isUndropped ? /^We couldn’t remove them/ : /^Remove them to order the rest/);
    },
    refused: (screen) =>
      screen.limit !== null
        ? says(/^Tomato Basil Soup: up to 4 in one order/)
        : screen.lastFour !== null
          ? says(`We couldn’t use your gift card ending in ${screen.lastFour}`)
          : isPaid(screen)
            ? says(/^The cafe couldn’t take your order as it is/)
            : says(screen.reasonCode === 'payments.giftcard.invalid' ? /^We couldn’t use that gift card/ : 'We couldn’t place your order'),
    finished: async () => {
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    },
  },
};
