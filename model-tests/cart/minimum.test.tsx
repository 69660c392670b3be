import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { CartItem } from '#domain/cart/cart.ts';
import { CartView } from '#src/flows/cart/CartView.tsx';
import { Routed } from '../kit/routed.tsx';
import { calmCart, cart, club } from '../samples/carts.ts';

const costing = (cents: number, excluded: readonly CartItem[] = []) => (
  <Routed>
    <CartView
      screen={calmCart}
      send={() => {}}
      cart={{
        ...cart,
        items: [{ ...club, totalPrice: cents }, ...excluded],
        cartSummary: { ...cart.cartSummary, subTotal: cents, totalPrice: cents },
      }}
      isUnloaded={false}
      onReload={() => {}}
      onRenew={null}
      hashOf={() => null}
      quantityMaxOf={() => 9}
      isPage
      place={null}
      delivery={{ cafe: { id: '203', name: 'Old Mill' }, minimum: 2000 }}
    />
  </Routed>
);
const announced = () =>
  [...document.querySelectorAll('[role=status]:not(fieldset *)')]
    .map(({ textContent }) => textContent)
    .filter(Boolean)
    .join();

it('each change of a delivery below the minimum is announced with what is missing, then that the minimum is reached (CAFE-09)', async () => {
  const { rerender } = await render(costing(1000));
  await expect.element(page.getByText('Add $10.00 more for delivery')).toBeVisible();
  expect(announced()).toBe('');
  await rerender(costing(1500));
  await expect.poll(announced).toBe('$5.00 more for delivery');
  await expect.element(page.getByText('Total')).not.toBeInTheDocument();
  await rerender(costing(2000));
  await expect.poll(announced).toBe('You’ve reached the minimum');
  await expect.element(page.getByRole('link', { name: 'Check out $20.00' })).toBeVisible();
  await rerender(costing(2500));
  await expect.poll(announced).toBe('Total $25.00');
});

it('the ways on from a delivery below the minimum have one order, for the eye and for the keyboard, on every window', async () => {
  await render(costing(1000));
  const windows = [
    [390, 844],
    [1280, 900],
  ] as const;
  for (const [width, height] of windows) {
    await page.viewport(width, height);
    const tops = page
      .getByRole('link', { name: /^(See the menu|Pick it up instead)$/ })
      .elements()
      .map((link) => link.getBoundingClientRect().top);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  }
});

it('a delivery below the minimum with an item that cannot be had then has the way to another order too (CART-24)', async () => {
  await render(costing(1000, [{ ...club, sequenceNum: 2, name: 'Melt', isUnavailable: true }]));
  await expect.element(page.getByText('Add $10.00 more for delivery')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Change your order' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Pick it up instead' })).toBeVisible();
});
