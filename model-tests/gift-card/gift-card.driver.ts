import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button, labelled } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch, dispatchExternalEvent } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';
import type { model } from './gift-card.model.ts';

const troubles = {
  unknown: 'We couldn’t find that card. Check the number and PIN.',
  empty: 'This card has no money left on it.',
  known: 'That card is on your order already. Enter another one.',
  disabled: /^We can’t take gift cards right now/,
  unproven: /^We couldn’t check that you’re a person/,
  unreachable: /^We couldn’t check the balance/,
};

const pinTroubles = {
  known: /^That’s the PIN we couldn’t use/,
  unknown: /^We couldn’t find that card anymore/,
};

const calls = { proving: 'One moment…', inquiring: 'Checking the balance…', saving: 'Saving the card…' };

export const driver: Driver<typeof model> = {
  perform: {
    'giftCard.submitted': (event) =>
      clickOrDispatch(button(/^(Apply gift card|Use this PIN)$/), event, async (apply) => {
        const save = labelled('Save it to my account');
        const box = save.query();
        // Only a member is asked.
        if (event.isSaved && box === null) return dispatchExternalEvent(event);
        const number = labelled('Gift card number');
        // Where only the PIN was wrong, the number is not asked for.
        if (number.query() !== null) await number.fill('6006490000003000');
        await labelled('PIN').fill('3000');
        if (box instanceof HTMLInputElement && box.checked !== event.isSaved) await save.click();
        return apply.click();
      }),
    'giftCard.left': () =>
      button(/^(Close|Back to checkout)$/)
        .first()
        .click(),
  },
  expectScreen: {
    opening: () => says('One moment…'),
    filling: async ({ trouble, busy, lastFour }) => {
      if (lastFour !== null) await says(`Gift card ending in ${lastFour}`);
      if (busy !== null) return says(calls[busy]);
      if (trouble === null) return says(lastFour === null ? 'Apply gift card' : 'Use this PIN');
      return says(lastFour !== null && (trouble === 'known' || trouble === 'unknown') ? pinTroubles[trouble] : troubles[trouble]);
    },
    blocked: () => says(/^That’s a few too many tries/),
    finished: () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
  },
};
