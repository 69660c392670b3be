import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { CartScreen } from '#machines/cart/cart.screen.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import { cartFrame } from '../samples/carts.ts';
import { fixture } from './cart.fixture.tsx';

const cart = { ...cartFrame, waiting: 2 };
const change = { kind: 'quantity', sequenceNum: 1, by: 1 } as const;
const undecided = { arriving: [], changes: 1 };
const unreachable: CartScreen = { ...cart, undecided, kind: 'unreachable', change, isOrderUnsaved: false };
const working: CartScreen = { ...cart, kind: 'working', at: 'changing' };

it('a change of the cart without an answer is said by the name of its line, those behind it are counted, and the focus stays on the page after "Try again" (CART-25, CART-26)', async () => {
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
  await expect.element(page.getByText('We couldn’t save your change to Club.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo the change' })).toBeVisible();
  await expect.element(page.getByText('1 more change is waiting to be saved.')).toBeVisible();
  await expect.element(page.getByText('Choose what to do with the change above, then check out.')).toBeVisible();
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
