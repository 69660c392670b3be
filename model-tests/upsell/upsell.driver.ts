import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { timeLabel } from '#domain/time/label.ts';
import { button, radio } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch, dispatchExternalEvent } from '../kit/external-events.ts';
import { keepsFocus, says } from '../kit/page.ts';
import { drinks, sweets } from '../samples/upsells.ts';
import type { model } from './upsell.model.ts';

const nameOf = (id: string) => [...drinks, ...sweets].find(({ itemId }) => itemId === id)?.name ?? id;
const headings = { beverage: 'Anything to drink?', bakery: 'A little something sweet?' };

export const driver: Driver<typeof model> = {
  perform: {
    'time.picked': (event) => clickOrDispatch(radio(timeLabel(event.at)), event, (time) => time.click()),
    'setup.requested': () => button('Choose another time or day').click(),
    'offer.taken': (event) =>
      clickOrDispatch(button(`Add ${nameOf(event.itemId)}`), event, async (add) => {
        await add.click();
        await keepsFocus();
      }),
    'order.changed': dispatchExternalEvent,
    'cart.revised': dispatchExternalEvent,
    'cart.troubled': dispatchExternalEvent,
    'checkout.continued': () => button(/^Check out (\$10.00|for .*\d [AP]M)$/).click(),
    'upsell.left': (event) => clickOrDispatch(button('Back to cart'), event, (back) => back.click()),
  },
  expectScreen: {
    checking: () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
    choosingTime: async ({ large, at, destination, renewedBy }) => {
      await expect.element(page.getByRole('dialog', { name: 'We need a little longer for this one' })).toBeInTheDocument();
      if (renewedBy) await says(renewedBy === 'order' ? /these are its new times/ : /these are the next ones/);
      const how = large.minutes === null ? 'longer to make' : `${large.minutes} min to make`;
      await says(new RegExp(`^Orders of \\$200.00 or more take ${how}${destination === 'DELIVERY' ? ' and bring' : ''}\\. Choose a time`));
      await expect.element(page.getByRole('radio', { name: timeLabel(at), exact: true })).toBeChecked();
      await expect.element(button(new RegExp(`^Check out for .*${timeLabel(at)}$`)).locator).toBeInTheDocument();
    },
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
