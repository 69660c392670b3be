import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import { pendingChange, type PendingChange } from '#domain/cart/pending.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import { CartView } from '#src/flows/cart/CartView.tsx';
import { Routed } from '../kit/routed.tsx';
import { calmCart, cart, cartAlone, club } from '../samples/carts.ts';

const soup = { ...club, sequenceNum: 2, name: 'Soup', isUnavailable: true };
const bun = { ...club, sequenceNum: 3, name: 'Bun', isUnavailable: true };

const withUnavailable = (send: (event: CartEvent) => void, pending: readonly PendingChange[], isPage: boolean, isFull = false) => (
  <Routed>
    <CartView
      screen={{ ...calmCart, waiting: pending.length, isFull }}
      pending={pending}
      send={send}
      cart={{ ...cart, items: [club, soup, bun] }}
      {...cartAlone}
      isPage={isPage}
      onCheckOut={(press) => press.preventDefault()}
    />
  </Routed>
);
const without = page.getByRole('link', { name: 'Check out without them $10.00' });
const note = page.getByText('2 items can’t be ordered right now', { exact: true });

it.for([true, false])(
  'a press leaves out each line that cannot be ordered once, and keeps the focus; what waits for its removal is not counted (page: %s) (CART-24, CART-26)',
  async (isPage) => {
    const sent: CartEvent[] = [];
    const send = (event: CartEvent) => void sent.push(event);
    const { rerender } = await render(withUnavailable(send, [], isPage));
    await expect.element(note.first()).toBeVisible();
    await without.click();
    expect(sent).toEqual([
      { type: 'line.removed', sequenceNum: 2 },
      { type: 'line.removed', sequenceNum: 3 },
    ]);
    const pending = [2, 3].map((sequenceNum) => pendingChange({ kind: 'remove', sequenceNum }));
    await rerender(withUnavailable(send, pending, isPage));
    await expect.element(note).not.toBeInTheDocument();
    await without.click();
    expect(sent).toHaveLength(2);
    await expect.element(without).toHaveFocus();
    // The removal of one failed and was given up.
    await rerender(withUnavailable(send, pending.slice(1), isPage));
    await expect.element(page.getByText('1 item can’t be ordered right now', { exact: true }).first()).toBeVisible();
    await without.click();
    expect(sent.slice(2)).toEqual([{ type: 'line.removed', sequenceNum: 2 }]);
  },
);

it('the note is read out when the cart is opened, politely and once', async () => {
  await render(withUnavailable(() => {}, [], true));
  const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(' ');
  const times = () => said().split('2 items can’t be ordered right now').length - 1;
  // Shown, and for a moment repeated in the region that is there by then.
  await expect.poll(times).toBe(2);
  await expect.poll(times).toBe(1);
});

it('a press removes nothing and leads nowhere while no further change is taken', async () => {
  const sent: CartEvent[] = [];
  await render(withUnavailable((event) => void sent.push(event), [], true, true));
  await without.click();
  expect(sent).toEqual([]);
});
