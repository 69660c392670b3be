import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';
import type { model } from './stored-payments.model.ts';

const names = {
  card: { row: 'Visa ending in 4242', act: 'Remove: Visa ending in 4242' },
  giftCard: { row: 'Gift card ending in 7731', act: 'Remove: Gift card ending in 7731' },
  campusCard: { row: 'Prairie State University card', act: 'Remove: Prairie State University card' },
  milStar: { row: 'Military Star card ending in 0004', act: 'Remove: Military Star card ending in 0004' },
  payPal: { row: 'ana@example.com', act: 'Disconnect: ana@example.com' },
} as const;
const kept = {
  milStar: 'your Military Star card',
  card: 'your card',
  giftCard: 'your gift card',
  campusCard: 'your campus card',
  payPal: 'PayPal',
} as const;
const gone = {
  card: 'Card removed.',
  giftCard: 'Gift card removed.',
  campusCard: 'Campus card removed.',
  milStar: 'Military Star card removed.',
  payPal: 'PayPal disconnected.',
} as const;

const add = { card: 'Add a card', campusCard: 'Add a campus card', milStar: 'Add a Military Star card' } as const;
const edit = {
  card: 'Update: Mastercard ending in 0098',
  campusCard: 'Edit: Prairie State University card',
  milStar: 'Edit: Military Star card ending in 0004',
} as const;
const remove = button('Remove');

export const driver: Driver<typeof model> = {
  perform: {
    'entry.opened': ({ kind, id }) => button(id === null ? add[kind] : edit[kind]).click(),
    // Offered where none is connected.
    'payPal.opened': (event) => clickOrDispatch(button('Connect PayPal'), event, (connect) => connect.click()),
    // A card or campus card is removed from within its form.
    'deletion.opened': (event) => clickOrDispatch(button(names[event.kind].act), event, (act) => act.click()),
    'deletion.confirmed': () => remove.click(),
    'deletion.left': () => button('Cancel').click(),
  },
  expectScreen: {
    listing: async ({ news, isGone }) => {
      await expect.element(page.getByText('Visa ending in 4242')).toBeVisible();
      if (isGone) await says(/^That isn’t in your account/);
      if (news === null) return;
      if (news.kind === 'payPal' && news.change === 'added') return says('PayPal connected.');
      if (news.change === 'deleted') return says(gone[news.kind]);
      const name = news.kind === 'campusCard' ? 'Campus card' : news.kind === 'milStar' ? 'Military Star card' : 'Card';
      await says(news.change === 'added' ? `${name} saved.` : `${name} updated.`);
    },
    entering: () => says('The form stands here.'),
    connecting: () => says('PayPal stands here.'),
    asking: async ({ target: { kind }, trouble, isDeleting }) => {
      await says(`Remove ${names[kind].row} from your account?`);
      if (isDeleting) await expect.element(remove.locator).toHaveAttribute('aria-busy', 'true');
      if (trouble === 'assigned') await says(/^A subscription uses this card/);
      if (trouble === 'refused' || trouble === 'unreachable') {
        await says(new RegExp(`^We couldn’t (remove|disconnect) ${kept[kind]}`));
      }
    },
  },
};
