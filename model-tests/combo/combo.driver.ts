import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { formatCents } from '#domain/money/money.ts';
import { button, labelled, type Control } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch, dispatchExternalEvent } from '../kit/external-events.ts';
import { keepsFocus, says } from '../kit/page.ts';
import type { model } from './combo.model.ts';

const labels = { pick1: 'First half', pick2: 'Second half', side: 'Side' };
const words = { pick1: 'first half', pick2: 'second half', side: 'side' };

async function clickAndKeepFocus(control: Control) {
  await control.click();
  await keepsFocus();
}

export const driver: Driver<typeof model> = {
  perform: {
    'pick.added': (event) => clickOrDispatch(button(/^Tuna Melt/), event, clickAndKeepFocus),
    'side.chosen': (event) => clickOrDispatch(button(/^Crisp Apple/), event, clickAndKeepFocus),
    'pick.removed': async (event) => {
      const isHere = page.getByRole('heading', { name: `Choose your ${words[event.place]}` }).query() !== null;
      await (isHere ? clickOrDispatch(button('Remove Tuna Melt'), event, clickAndKeepFocus) : dispatchExternalEvent(event));
    },
    'pick.opened': (event) =>
      clickOrDispatch(
        event.place === 'pick1' ? button('Customize Tuna Melt').first() : button('Customize Tuna Melt').last(),
        event,
        (open) => open.click(),
      ),
    'part.viewed': (event) => clickOrDispatch(button('Details of Tuna Melt'), event, (details) => details.click()),
    'step.set': async (event) => {
      const change = button(new RegExp(`^Change ${labels[event.step]}: `)).first();
      const skip = button('Skip to side');
      if (event.step === 'side' && skip.query() !== null) return skip.click();
      await clickOrDispatch(change, event, (control) => control.click());
    },
    'step.continued': (event) => clickOrDispatch(button(/^(Keep|Choose (first|second) half)/), event, (on) => on.click()),
    'quantity.chosen': dispatchExternalEvent,
    'card.changed': dispatchExternalEvent,
    'prices.changed': dispatchExternalEvent,
    'notes.typed': ({ notes: { msgPreparedFor = '' } }) => labelled(/^Name on the wrapper/).fill(msgPreparedFor),
    'combo.reset': (event) => clickOrDispatch(button('Start over'), event, (reset) => reset.click()),
    // The page itself knows nothing that is avoided.
    'combo.confirmed': (event) =>
      event.avoided.length + event.unchecked.length > 0 ? dispatchExternalEvent(event) : button(/^(Add to cart|Save changes)/).click(),
    'avoided.accepted': () => button(/^(Add|Save) it anyway/).click(),
    'avoided.declined': () => button('Choose something else').click(),
    'combo.left': dispatchExternalEvent,
  },
  expectScreen: {
    choosing: ({ place }) => expect.element(page.getByRole('heading', { name: `Choose your ${words[place]}` })).toBeInTheDocument(),
    full: async ({ asked, priced, quantity, notes }) => {
      const question = page.getByRole('dialog', { name: 'This has milk, which you avoid.' });
      if (asked !== null) {
        await expect.element(question).toBeInTheDocument();
        return await says(/^Tuna Melt is made with milk\./);
      }
      await expect.element(question).not.toBeInTheDocument();
      await says('That’s your two');
      await expect.element(labelled(/^Name on the wrapper/).locator).toHaveValue(notes.msgPreparedFor);
      if (priced !== null)
        await expect.element(button(new RegExp(RegExp.escape(formatCents(priced.price * quantity)))).locator).toBeInTheDocument();
    },
    part: ({ step, part }) => says(`${step}: ${part.name}`),
    finished: () => expect.element(page.getByRole('heading')).not.toBeInTheDocument(),
  },
};
