import { expect } from 'vitest';
import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { says } from '../kit/page.ts';
import type { model } from './wallet.model.ts';

const pay = button(/^Continue with (Apple|Google) Pay$/);

export const driver: Driver<typeof model> = {
  perform: {
    'wallet.opened': () => pay.click(),
    'wallet.retried': () => button('Try again').click(),
    'wallet.left': () => button('Cancel').click(),
  },
  expectScreen: {
    checking: () => says('One moment…'),
    ready: async ({ isOpen, trouble, wallet }) => {
      await says('You approve $7.71. You aren’t charged until you place your order.');
      const name = wallet === 'applePay' ? 'Apple Pay' : 'Google Pay';
      if (isOpen) {
        await says(`Continue in ${name}.`);
        await expect.element(pay.locator).toHaveAttribute('aria-busy', 'true');
      }
      if (trouble === 'cancelled') await says(`You closed ${name}. You haven’t been charged.`);
      if (trouble === 'failed') await says(new RegExp(`^${name} didn’t work this time`));
    },
    unavailable: () => says(/Pay isn’t available here/),
    finished: () => says('The checkout stands here.'),
  },
};
