import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { formatCents } from '#domain/money/money.ts';
import { button, checkbox, labelled, radio, unfold } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch, dispatchExternalEvent } from '../kit/external-events.ts';
import { keepsFocus, says } from '../kit/page.ts';
import type { model } from './product.model.ts';

const options = {
  oat: radio('Oat'),
  brie: checkbox('Brie'),
  ham: checkbox('Ham'),
};

const refusals = { changes: /^You can make up to/, group: /^You can add up to/ };

/** Calories and price follow the name. */
const sideNamed = ({ name }: { readonly name: string }) => radio(new RegExp(`^${RegExp.escape(name)}`));

export const driver: Driver<typeof model> = {
  perform: {
    'size.chosen': (event) => clickOrDispatch(radio('Half'), event, (half) => half.click()),
    'option.chosen': async (event) => {
      await unfold('Add');
      await clickOrDispatch(options[event.itemId as keyof typeof options], event, (option) => option.click());
    },
    'side.chosen': (event) => clickOrDispatch(sideNamed(event.side), event, (side) => side.click()),
    // The stepper goes one at a time, and not below one.
    'quantity.chosen': dispatchExternalEvent,
    'notes.typed': async ({ notes: { msgKitchen = '', msgPreparedFor = '' } }) => {
      await unfold('Add a note to the kitchen');
      await labelled(/^Note to the kitchen/).fill(msgKitchen);
      await labelled(/^Name on the wrapper/).fill(msgPreparedFor);
    },
    // The page itself knows nothing that is avoided.
    'product.confirmed': (event) =>
      event.avoided.length > 0 ? dispatchExternalEvent(event) : button(/^(Add to cart|Save changes)/).click(),
    'avoided.accepted': () => button(/^(Add|Save) it anyway/).click(),
    'avoided.declined': () => button('Choose something else').click(),
    'options.retried': async () => {
      await button('Try again').click();
      await keepsFocus();
    },
    'meal.requested': (event) => clickOrDispatch(button(/^Make it a meal/), event, (meal) => meal.click()),
    'meal.declined': (event) =>
      clickOrDispatch(button('No thanks'), event, async (decline) => {
        await decline.click();
        await keepsFocus();
      }),
    'card.changed': dispatchExternalEvent,
    'size.kept': dispatchExternalEvent,
    'prices.changed': dispatchExternalEvent,
    'product.left': dispatchExternalEvent,
  },
  expectScreen: {
    loading: () => says('Loading your choices…'),
    unloaded: () => says('We couldn’t load the choices.'),
    choosing: async ({ asked, refused, lost, notes, priced, choices, side, quantity, hasDeclinedMeal, isListing }) => {
      const question = page.getByRole('dialog', { name: 'This has milk, which you avoid.' });
      if (asked !== null) return await expect.element(question).toBeInTheDocument();
      await expect.element(question).not.toBeInTheDocument();
      const meal = page.getByRole('region', { name: 'Make it a meal' });
      await (hasDeclinedMeal ? expect.element(meal).not.toBeInTheDocument() : expect.element(meal).toBeInTheDocument());
      const sum = Object.keys(choices).length > 0 ? 'about \\$' : '\\$';
      const amount = priced === null ? sum : RegExp.escape(formatCents(priced.price * quantity));
      await expect.element(button(new RegExp(`^(Add to cart|Save changes).*${amount}`)).locator).toBeInTheDocument();
      if (isListing) await expect.element(button(/^(Add to cart|Save changes)/).locator).toHaveAttribute('aria-busy', 'true');
      if (side) await expect.element(sideNamed(side).locator).toBeChecked();
      if (lost !== null) await says(`We can’t make everything you chose anymore. We left out: ${lost.leftOut.join(' and ')}.`);
      if (refused === null) await says('Bread');
      else await expect.element(page.getByText(refusals[refused.limit]).first()).toBeInTheDocument();
      await expect.element(labelled(/^Note to the kitchen/).locator).toHaveValue(notes.msgKitchen);
      await expect.element(labelled(/^Name on the wrapper/).locator).toHaveValue(notes.msgPreparedFor);
    },
    finished: () => expect.element(page.getByRole('radio')).not.toBeInTheDocument(),
  },
};
