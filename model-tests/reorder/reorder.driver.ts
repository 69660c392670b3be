import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { havable } from '#domain/order/reorder.ts';
import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { says } from '../kit/page.ts';
import type { model } from './reorder.model.ts';

const stops = {
  unread: 'We couldn’t check your order',
  uncompared: 'We couldn’t check your order',
  unknown: 'We can’t find this order',
  refused: 'We can’t make this order now',
};
const hasDialog = (name: string | RegExp) => expect.element(page.getByRole('dialog', { name })).toBeVisible();
const hasNoDialog = () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
const REST = /^(Add \d|Leave that out)/;

export const driver: Driver<typeof model> = {
  perform: {
    'rest.accepted': () => button(REST).click(),
    'all.accepted': () => button(/anyway/).click(),
    'setup.requested': () => button(/^(Change how you get it|Change time or cafe)$/).click(),
    'reorder.retried': () => button('Try again').click(),
    'reorder.left': () => button('Close').click(),
  },
  expectScreen: {
    reading: ({ what }) => says(what === 'order' ? 'Looking up your order…' : 'Checking what’s on the menu…'),
    waiting: hasNoDialog,
    differing: async ({ lines }) => {
      await hasDialog(/./);
      await says(/Nothing’s added yet\. Here’s what you’d get at Riverside\.$/);
      for (const { before, changes, avoided } of lines) {
        await says(before.name);
        if (avoided === null) await says('We couldn’t check it for what you avoid.');
        else if (avoided.length > 0) await says('Has milk, which you avoid');
        for (const change of changes) {
          if (change.kind === 'gone') await says('Not on the menu today');
          if (change.kind === 'price') await says('Was $6.99, now $7.49.');
          if (change.kind === 'quantity') await says('You had 2, now 1.');
          if (change.kind === 'choices') await says('Was: Bowl, No Basil. Now: Bowl.');
        }
      }
      const isOffered = (name: RegExp, is: boolean) =>
        is ? expect.element(button(name).locator).toBeVisible() : expect.element(button(name).locator).not.toBeInTheDocument();
      await isOffered(REST, havable(lines, false).length > 0);
      await isOffered(
        /anyway/,
        lines.some(({ avoided }) => avoided?.length !== 0),
      );
    },
    nothing: async () => {
      await hasDialog('None of this is available now');
      await says('Not on the menu today');
    },
    stopped: async ({ why }) => {
      await hasDialog(stops[why]);
      await says(/Nothing was added to your cart/);
    },
    unserved: async () => {
      await hasDialog('This cafe can’t make it that way');
      await says('The cafe you ordered from doesn’t offer delivery. Nothing was added to your cart.');
      await expect.element(button('Change how you get it').locator).toBeVisible();
    },
    finished: hasNoDialog,
  },
};
