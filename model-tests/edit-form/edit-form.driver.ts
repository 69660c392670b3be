import { expect } from 'vitest';
import { button, textbox } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { dispatchExternalEvent } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';
import type { model } from './edit-form.model.ts';

const save = button('Save');
const troubles = {
  refused: /^This email already has an account/,
  perhapsSaved: /^That isn’t your password now/,
  unsaved: /^Connection problem/,
  forgotten: /^For your security/,
};

export const driver: Driver<typeof model> = {
  perform: {
    'form.opened': () => button('Edit: Name').click(),
    'form.typed': () => textbox('Name').fill('Pat Smith'),
    // Some forms send without being opened: a thing that is chosen at once.
    'form.submitted': async (event) => {
      if (save.query() === null) return dispatchExternalEvent(event);
      await textbox('Name').fill('Pat Baker');
      await save.click();
    },
    'form.cancelled': () => button('Cancel').click(),
  },
  expectScreen: {
    viewing: async ({ isSaved, saving }) => {
      await says('Pat Baker');
      if (saving !== null) await expect.element(button('Edit: Name').locator).toHaveAttribute('aria-busy', 'true');
      if (isSaved) await says('Name saved.');
    },
    editing: async ({ trouble, isSaving }) => {
      if (trouble !== null) await says(troubles[trouble]);
      if (isSaving) await expect.element(save.locator).toHaveAttribute('aria-busy', 'true');
    },
  },
};
