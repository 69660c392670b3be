import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import { BELOW_MINIMUM } from '#domain/cart/orderable.ts';
import { BlockedCheckout } from '#src/flows/checkout/BlockedCheckout.tsx';
import { Routed } from '../kit/routed.tsx';
import { cart, club } from '../samples/carts.ts';
import { noDraft } from '../samples/checkout.ts';
import { delivery } from '../samples/orders.ts';
import { fixtureWith } from './checkout.fixture.tsx';

const below = { ...cart, items: [{ ...club, totalPrice: 759 }] };
const shown = (reasonCode: string) => fixtureWith(noDraft, null, below)({ kind: 'blocked', reasonCode } as never, () => {});

it('The checkout of a delivery below the minimum says what is missing, and offers the menu and pickup, as the cart does (CAFE-09)', async () => {
  const { rerender } = await render(shown(BELOW_MINIMUM));
  await expect.element(page.getByText('Add $2.41 more for delivery')).toBeVisible();
  await expect.element(page.getByText('delivers orders of $10.00 or more', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See the menu' })).toBeVisible();
  const pickup = page.getByRole('link', { name: 'Pick it up instead' });
  expect(pickup.element().getAttribute('href')).toContain('destination=RPU');
  await rerender(shown('cart.notfound'));
  await expect.element(pickup).not.toBeInTheDocument();
});

it('Nothing is missing where the cart has reached the minimum by now, and what cannot be ordered does not count (CAFE-09, CART-24)', async () => {
  const back = { label: 'Back to cart', onAct: () => {} };
  const of = (totalPrice: number, isUnavailable = false) => (
    <Routed>
      <BlockedCheckout
        {...{ reasonCode: BELOW_MINIMUM, order: delivery, back }}
        cart={{ ...cart, items: [{ ...club, totalPrice, isUnavailable }] }}
      />
    </Routed>
  );
  const { rerender } = await render(of(1000));
  expect(page.getByRole('link').elements()).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Back to cart' })).toBeVisible();
  await rerender(of(1000, true));
  await expect.element(page.getByText('Add $10.00 more for delivery')).toBeVisible();
});
