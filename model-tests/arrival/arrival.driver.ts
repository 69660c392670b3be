import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { says } from '../kit/page.ts';
import type { model } from './arrival.model.ts';

const isBlank = () => expect.element(page.getByRole('region')).not.toBeInTheDocument();

export const driver: Driver<typeof model> = {
  perform: { 'arrival.sent': () => button(/^(I’m here|Try again)$/).click() },
  expectScreen: {
    reading: isBlank,
    early: () => says('Tell us when you’re here'),
    expected: async ({ destination, isBusy, trouble }) => {
      await says(destination === 'CURBSIDE' ? 'Parked? Tell us you’re here.' : 'Pulling in? Tell us you’re here.');
      await expect.element(page.getByRole('textbox', { name: 'Phone on your order' })).toHaveValue('(555) 123-4567');
      if (isBusy) await expect.element(page.getByRole('button', { name: 'Telling the cafe…' })).toHaveAttribute('aria-busy', 'true');
      const call = page.getByRole('link', { name: 'Call (314) 555-0196' });
      if (trouble === null) await expect.element(call).not.toBeInTheDocument();
      else await expect.element(call).toHaveAttribute('href', 'tel:3145550196');
      if (trouble === 'failed') await says(/^We couldn’t reach the cafe/);
      if (trouble === 'unknown') await says(/^There’s no order under this number/);
    },
    known: async ({ destination }) => {
      await says('We know you’re here');
      await says(destination === 'CURBSIDE' ? /^Stay in your car and we bring out order 1047/ : /^We have order 1047 ready/);
    },
    over: isBlank,
  },
};
