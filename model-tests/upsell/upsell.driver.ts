import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch, dispatchExternalEvent } from '../kit/external-events.ts';
import { keepsFocus } from '../kit/page.ts';
import { drinks, sweets } from '../samples/upsells.ts';
import type { model } from './upsell.model.ts';

const nameOf = (id: string) => [...drinks, ...sweets].find(({ itemId }) => itemId === id)?.name ?? id;
const headings = { beverage: 'Anything to drink?', bakery: 'A little something sweet?' };

export const driver: Driver<typeof model> = {
  perform: {
    'offer.taken': (event) =>
      clickOrDispatch(button(`Add ${nameOf(event.itemId)}`), event, async (add) => {
        await add.click();
        await keepsFocus();
      }),
    'cart.revised': dispatchExternalEvent,
    'cart.troubled': dispatchExternalEvent,
    'checkout.continued': () => button('Check out $10.00').click(),
    'upsell.left': (event) => clickOrDispatch(button('Back to cart'), event, (back) => back.click()),
  },
  expectScreen: {
    checking: () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
    offering: async ({ upsell, offers }) => {
      await expect.element(page.getByRole('dialog', { name: headings[upsell] })).toBeInTheDocument();
      for (const { name, isTaken } of offers) {
        const counter = page.getByRole('group', { name: `Quantity of ${name}` });
        await (isTaken ? expect.element(counter).toBeInTheDocument() : expect.element(counter).not.toBeInTheDocument());
      }
    },
    finished: () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
  },
};
