import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button, checkbox, labelled, radio } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch, dispatchExternalEvent } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';
import type { model } from './product.model.ts';

const options = {
  oat: radio('Oat'),
  brie: checkbox('Brie'),
  ham: checkbox('Ham'),
};

export const driver: Driver<typeof model> = {
  perform: {
    'size.chosen': (event) => clickOrDispatch(radio('Half'), event, (half) => half.click()),
    'option.chosen': (event) => clickOrDispatch(options[event.itemId as keyof typeof options], event, (option) => option.click()),
    // The stepper goes one at a time, and not below one.
    'quantity.chosen': dispatchExternalEvent,
    'notes.typed': async ({ notes: { msgKitchen = '', msgPreparedFor = '' } }) => {
      await labelled(/^For the kitchen/).fill(msgKitchen);
      await labelled(/^Whose is it/).fill(msgPreparedFor);
    },
    'product.confirmed': () => button(/^(Add|Save)/).click(),
    'options.retried': () => button('Try again').click(),
    'product.left': dispatchExternalEvent,
  },
  expectScreen: {
    loading: () => says('Looking up what you can change…'),
    unloaded: () => says('We could not get what you can change.'),
    choosing: async ({ isLimited, notes }) => {
      await says(isLimited ? /^That is one change too many/ : 'Bread');
      await expect.element(labelled(/^For the kitchen/).locator).toHaveValue(notes.msgKitchen);
      await expect.element(labelled(/^Whose is it/).locator).toHaveValue(notes.msgPreparedFor);
    },
    finished: () => expect.element(page.getByRole('radio')).not.toBeInTheDocument(),
  },
};
