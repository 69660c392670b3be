import { expect } from 'vitest';
import { button, labelled, textbox } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { says } from '../kit/page.ts';
import type { model } from './payment-entry.model.ts';

const save = button('Save card');

export const driver: Driver<typeof model> = {
  perform: {
    'entry.submitted': async () => {
      const number = labelled('Card number');
      // A stored card keeps its number.
      if (number.query() !== null) {
        await number.fill('4111 1111 1111 1111');
        await labelled('Security code').fill('123');
      }
      await textbox('Name on the card').fill('Ana Ruiz');
      await textbox('Expires').fill('08/29');
      await labelled('Billing ZIP code').fill('63108');
      await save.click();
    },
    'entry.left': () => button('Cancel').click(),
  },
  expectScreen: {
    filling: async ({ id, trouble, isSaving }) => {
      await says(id === null ? 'Add a card' : 'Edit Visa ending in 4242');
      if (isSaving) await expect.element(save.locator).toHaveAttribute('aria-busy', 'true');
      if (trouble === 'declined') await says(/^Your bank didn’t accept this card/);
      // A stored card has no number that could be wrong.
      if (trouble === 'invalid' && id === null)
        await expect.element(labelled('Card number').locator).toHaveAttribute('aria-invalid', 'true');
      if (trouble === 'refused' || trouble === 'unreachable') await says(id === null ? /^We couldn’t save/ : /^We couldn’t update/);
    },
    finished: () => says('The list stands here.'),
  },
};
