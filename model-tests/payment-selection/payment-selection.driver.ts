import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { formatCents } from '#domain/money/money.ts';
import { button, checkbox, radio } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch, dispatchExternalEvent } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';
import type { model } from './payment-selection.model.ts';

const methods: Readonly<Record<string, RegExp>> = {
  new: /^(Add a card|Credit or debit card)/,
  phone: /^Pay by phone/,
  payPal: /^PayPal/,
  applePay: /^Apple Pay/,
  milStar: /^Military Star card/,
  'card.MAST.0098.1126': /0098/,
  'card.MAST.0001.0126': /0001/,
};
const additions = {
  giftCard: 'Add a gift card',
  payPal: /^(Continue with PayPal|Use another PayPal account)$/,
  applePay: /^(Continue with Apple Pay|Use another card in Apple Pay)$/,
  googlePay: /^Continue with Google Pay$/,
  milStar: /^(Enter card details|Use another Military Star card)$/,
};
const giftCards: Readonly<Record<string, RegExp>> = { 'gift.7731': /7731/, 'gift.5150': /5150/ };

export const driver: Driver<typeof model> = {
  perform: {
    'method.selected': (event) => clickOrDispatch(radio(methods[event.id] ?? /^$/), event, (method) => method.click()),
    'giftCard.toggled': (event) => clickOrDispatch(checkbox(giftCards[event.id] ?? /^$/), event, (card) => card.click()),
    // Of a method, offered once that is chosen; Place order asks for it too.
    'addition.requested': (event) =>
      clickOrDispatch(button(event.pinOf === undefined ? additions[event.kind] : /^Enter PIN/), event, (add) => add.click()),
    // While its code is not there.
    'addition.left': dispatchExternalEvent,
    'stored.retried': (event) => clickOrDispatch(button('Try again'), event, (retry) => retry.click()),
    'total.changed': dispatchExternalEvent,
    'payment.reloaded': dispatchExternalEvent,
    'giftCards.refused': dispatchExternalEvent,
  },
  expectScreen: {
    loading: () => says('Loading your saved cards…'),
    choosing: async ({ methodId, methodCents, giftCards: cards, open }) => {
      await expect.element(page.getByRole('group', { name: 'Gift cards' })).toBeVisible();
      const checked = page
        .getByRole('radio')
        .elements()
        .find((radio) => (radio as HTMLInputElement).checked);
      expect((checked as HTMLInputElement | undefined)?.value ?? null).toBe(methodId);
      const payers = cards.filter(({ cents }) => cents > 0);
      // Where gift cards pay for all of it, no method can be chosen, and the page says why (ALLOC-06).
      const isCovered = payers.length > 0 && methodCents + open === 0;
      expect(
        page
          .getByRole('radio')
          .elements()
          .every((method) => method.matches(':disabled')),
      ).toBe(isCovered);
      if (isCovered) await says(/^Gift cards pay for all of it/);
      if (payers.length === 0 || methodCents + open === 0) return;
      const split = page.getByRole('region', { name: 'Your payment' });
      await expect.poll(() => split.query()?.textContent).toContain(formatCents(methodCents || open));
    },
    adding: ({ adding }) => says(`The dialog of ${adding} stands here.`),
  },
};
