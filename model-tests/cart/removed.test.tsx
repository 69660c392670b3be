import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { CartItem } from '#domain/cart/cart.ts';
import type { CartScreen } from '#machines/cart/cart.screen.ts';
import { CartView } from '#src/flows/cart/CartView.tsx';
import { Routed } from '../kit/routed.tsx';
import { calmCart, cart, cartFrame, club } from '../samples/carts.ts';

const removed: CartScreen = { ...cartFrame, kind: 'removed', sequenceNum: 2, name: 'Soup' };
const items = [club, { ...club, sequenceNum: 2, name: 'Soup' }, { ...club, sequenceNum: 3, name: 'Salad' }];
const withoutSoup = items.filter(({ name }) => name !== 'Soup');

const shown = (screen: CartScreen, lines: readonly CartItem[] = items) => (
  <Routed>
    <h1 data-page-heading tabIndex={-1}>
      Cart
    </h1>
    <CartView
      screen={screen}
      send={() => {}}
      cart={{ ...cart, items: lines }}
      isUnloaded={false}
      onReload={() => {}}
      onRenew={null}
      hashOf={() => null}
      quantityMaxOf={() => 9}
      place={null}
      delivery={null}
    />
  </Routed>
);
const pressRemove = async () => {
  page.getByRole('button', { name: 'Remove Soup' }).element().focus();
  await userEvent.keyboard('{Enter}');
};
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent.slice(0, 5));

it('a removed line leaves a row with "Undo" in its place, which is announced', async () => {
  const { rerender } = await render(shown(calmCart));
  await rerender(shown(removed, withoutSoup));
  await expect.poll(rows).toEqual(['Club', 'Soup ', 'Salad'].map((name) => expect.stringContaining(name)));
  await expect.element(page.getByRole('status').getByText('Soup removed. Undo available')).toBeInTheDocument();
});

it.for([
  ['before', [shown(removed), shown(removed, withoutSoup)]],
  ['after', [shown(calmCart, withoutSoup), shown(removed, withoutSoup)]],
] as const)('the focus of a line that is removed by keyboard goes to "Undo", which comes %s the line goes', async ([, steps]) => {
  const { rerender } = await render(shown(calmCart));
  await pressRemove();
  for (const step of steps) await rerender(step);
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

it.for([
  ['beside others', items, withoutSoup],
  ['as the only one', items.slice(1, 2), []],
] as const)('after Undo the focus is on the line that comes back, %s', async ([, all, left]) => {
  const { rerender } = await render(shown(calmCart, all));
  await pressRemove();
  await rerender(shown(removed, left));
  await userEvent.keyboard('{Enter}');
  const working = { ...cartFrame, waiting: 1, kind: 'working', at: 'changing' } as const;
  await rerender(shown(working, left));
  await rerender(shown(working, [...left, { ...club, sequenceNum: 4, name: 'Soup' }]));
  await expect.element(page.getByRole('heading', { name: 'Soup' })).toHaveFocus();
});

it('a line that comes back takes no focus from where the guest went meanwhile', async () => {
  const { rerender } = await render(shown(calmCart));
  await pressRemove();
  await rerender(shown(removed, withoutSoup));
  await userEvent.keyboard('{Enter}');
  await rerender(shown(calmCart, withoutSoup));
  const remove = page.getByRole('button', { name: 'Remove Salad' });
  remove.element().focus();
  await rerender(shown(calmCart, [...withoutSoup, { ...club, sequenceNum: 4, name: 'Soup' }]));
  await expect.element(remove).toHaveFocus();
});

it('the other lines keep their focus and their place on the page when one is removed', async () => {
  const { rerender } = await render(shown(calmCart));
  const edit = page.getByRole('button', { name: 'Remove Salad' });
  edit.element().focus();
  await rerender(shown(removed, withoutSoup));
  await expect.element(edit).toHaveFocus();
});

it('while no further change is taken, the steppers and buttons of the lines say so', async () => {
  await render(shown({ ...cartFrame, isFull: true, waiting: 20, kind: 'working', at: 'changing' }));
  await expect.element(page.getByRole('button', { name: 'Remove Soup' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('button', { name: 'One more Soup' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText('We’re saving your changes. You can make more in a moment.')).toBeVisible();
});
