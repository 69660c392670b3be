import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button, textbox } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch, dispatchExternalEvent } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';
import type { model } from './discount.model.ts';

const problems = {
  noEligibleItems: /isn’t good for anything in your order yet/,
  tooMany: /can’t be used with what’s on your order already/,
  sameDayOnly: /is only good for orders for today/,
  code: /has ended|may have been used already/,
  other: /Try again in a moment/,
};

const calls = { opening: 'Add a promo code', applying: 'Checking', asking: 'Checking', removing: 'Removing…', askingRemoved: 'Removing…' };

export const driver: Driver<typeof model> = {
  perform: {
    'code.submitted': async (event) => {
      const field = textbox('Promo code');
      if (field.query() === null) return dispatchExternalEvent(event);
      await field.fill(event.code);
      return button('Apply').click();
    },
    'rewards.opened': () => button(/^(Choose a|Change your) reward$/).click(),
    'rewards.closed': () => button('Close').click(),
    'reward.used': () => button('Use A free pastry').click(),
    'discount.removed': (event) => clickOrDispatch(button('Remove WELCOME5'), event, (remove) => remove.click()),
    'swap.accepted': () => button(/^Use (WELCOME5|A free pastry)$/).click(),
    'swap.declined': () => button('Keep $2 off a bowl of soup').click(),
    'answer.retried': () => button('Check again').click(),
    'cart.revised': (event) => dispatchExternalEvent(event),
  },
  expectScreen: {
    calm: () => says('Add a promo code'),
    applied: ({ code }) => says(code === 'WELCOME5' ? '$5.00 off your order' : 'Add a promo code'),
    removed: () => says('Add a promo code'),
    refused: async ({ trouble, isWaiting }) => {
      await says(trouble.problem === null ? /so (WELCOME5|SOUPDAY) isn’t on your order/ : problems[trouble.problem]);
      if (isWaiting) await says('We’ll apply it as soon as it fits your order.');
    },
    unremoved: ({ discount }) => says(discount.isReward ? /^We couldn’t remove \$2 off a bowl of soup/ : /^We couldn’t remove WELCOME5/),
    choosing: async ({ trouble }) => {
      await says('$2 off a bowl of soup');
      if (trouble !== null) await says(trouble.problem === null ? /so A free pastry isn’t on your order/ : problems[trouble.problem]);
      const menu = page.getByRole('dialog').getByRole('link', { name: 'See the menu' });
      if (trouble?.problem === 'noEligibleItems') await expect.element(menu).toBeVisible();
    },
    working: async ({ at, rewards, code }) => {
      // A reward shows in its row, a code in its field.
      if (rewards.some(({ discCode }) => discCode === code)) return expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      return says(calls[at]);
    },
    unclear: ({ isRemoval }) => says(isRemoval ? /^We’re not sure .* was removed/ : /^We’re not sure .* was applied/),
    swapping: () => says(/^You can’t use .* with \$2 off a bowl of soup/),
  },
};
