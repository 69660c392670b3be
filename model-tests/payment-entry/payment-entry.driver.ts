import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button, labelled, textbox } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { says } from '../kit/page.ts';
import type { model } from './payment-entry.model.ts';

const save = button('Save card');
const numbers = { card: labelled('Card number'), campusCard: labelled('Campus card number'), milStar: labelled('Card number') } as const;
const headings = {
  card: { new: 'Add a card', stored: 'Edit Visa ending in 4242' },
  campusCard: { new: 'Add a campus card', stored: 'Edit Prairie State University card' },
  milStar: { new: 'Add a Military Star card', stored: 'Edit Military Star card ending in 0004' },
} as const;
const declined = {
  card: /^Your bank didn’t accept this card/,
  campusCard: /^Your school didn’t accept this card/,
  milStar: /^This card wasn’t accepted/,
} as const;

export const driver: Driver<typeof model> = {
  perform: {
    'entry.submitted': async () => {
      // A stored card keeps its number.
      if (numbers.card.query() !== null) {
        const isMilStar = page.getByRole('heading', { name: /Military Star/ }).query() !== null;
        await numbers.card.fill(isMilStar ? '6019 4400 0000 0004' : '4111 1111 1111 1111');
        await labelled('Security code').fill('123');
      }
      if (numbers.campusCard.query() !== null) await numbers.campusCard.fill('90210042');
      // A campus card has no name on it that is asked for.
      const name = textbox('Name on the card');
      if (name.query() !== null) await name.fill('Ana Ruiz');
      await textbox('Expires').fill('08/29');
      await labelled('Billing ZIP code').fill('63108');
      await save.click();
    },
    'entry.left': () => button('Cancel').click(),
  },
  expectScreen: {
    filling: async ({ entry, id, trouble, isSaving }) => {
      await says(headings[entry][id === null ? 'new' : 'stored']);
      if (isSaving) await expect.element(save.locator).toHaveAttribute('aria-busy', 'true');
      if (trouble === 'declined') await says(declined[entry]);
      // A stored card has no number that could be wrong.
      if (trouble === 'invalid' && id === null) await expect.element(numbers[entry].locator).toHaveAttribute('aria-invalid', 'true');
      if (trouble === 'unknown') await says(/^We’re not sure yet if that was saved/);
      if (trouble === 'refused' || trouble === 'unreachable') await says(id === null ? /^We couldn’t save/ : /^We couldn’t update/);
    },
    finished: () => says('The list stands here.'),
  },
};
