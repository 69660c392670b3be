import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { CartScreen } from '#machines/cart/cart.screen.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import { cartFrame } from '../samples/carts.ts';
import { fixture } from './cart.fixture.tsx';

const cart = { ...cartFrame, waiting: 2 };
const unreachable: CartScreen = { ...cart, undecided: { arriving: [], changes: 2 }, kind: 'unreachable', isOrderUnsaved: false };
const working: CartScreen = { ...cart, kind: 'working', at: 'changing' };

it('a change of the cart without an answer is counted and keeps the checkout away, and the focus stays on the page after "Try again"', async () => {
  const send = vi.fn<(event: CartEvent) => void>();
  const shown = (screen: CartScreen) => (
    <>
      <h1 data-page-heading tabIndex={-1}>
        Cart
      </h1>
      {fixture(screen, send)}
    </>
  );
  const { rerender } = await render(shown(unreachable));
  await expect.element(page.getByText('2 changes are waiting to be saved.')).toBeVisible();
  await expect.element(page.getByText(/A change isn’t saved yet/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Check out/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(send.mock.calls).toEqual([[{ type: 'change.retried' }]]);
  await rerender(shown(working));
  await expect.element(page.getByRole('heading', { name: 'Cart' })).toHaveFocus();
  await expect.element(page.getByRole('link', { name: /^Check out/ })).toBeVisible();
});

it('the focus stays on the page after "Undo", which goes with its line', async () => {
  const removed: CartScreen = { ...cart, waiting: 0, kind: 'removed', sequenceNum: 1, name: 'Club' };
  const shown = (screen: CartScreen) => (
    <>
      <h1 data-page-heading tabIndex={-1}>
        Cart
      </h1>
      {fixture(screen, () => {})}
    </>
  );
  const { rerender } = await render(shown(removed));
  await page.getByRole('button', { name: 'Undo' }).click();
  await rerender(shown({ ...working, waiting: 1 }));
  await expect.element(page.getByRole('heading', { name: 'Cart' })).toHaveFocus();
});
