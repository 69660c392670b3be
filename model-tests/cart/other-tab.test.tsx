import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import { noAlternatives } from '#domain/cart/alternatives.ts';
import { CartView } from '#src/flows/cart/CartView.tsx';
import { OrderSetupView } from '#src/flows/order-setup/OrderSetupView.tsx';
import { Routed } from '../kit/routed.tsx';
import { calmCart, cart, cartAlone, club } from '../samples/carts.ts';

const words = 'Your order is being placed in another tab. It can’t be changed now.';
const steak = { ...club, sequenceNum: 2, itemId: '7100', name: 'Steak & Blue Ciabatta', isUnavailable: true };

const shown = (isPlacing: boolean) => (
  <Routed>
    <CartView
      screen={calmCart}
      send={() => {}}
      cart={{ ...cart, items: [club, steak] }}
      {...cartAlone}
      hashOf={() => 'club'}
      alternativesOf={({ itemId }) => ({ ...noAlternatives, isElsewhere: itemId === steak.itemId })}
      nearby={{ destination: 'RPU', searchedAt: 0, onFollow: () => {} }}
      isPage
      isPlacing={isPlacing}
      place={null}
    />
  </Routed>
);

it('links to a change of a cart that another tab is placing lead nowhere, look so and keep the focus, until it is over (SUBMIT-01)', async () => {
  const view = await render(shown(false));
  const edit = page.getByRole('link', { name: /^Edit / });
  const nearby = page.getByRole('link', { name: /^Find it nearby/ });
  const color = () => getComputedStyle(edit.element()).color;
  const live = color();
  edit.element().focus();
  await view.rerender(shown(true));
  await expect.element(page.getByText(words)).toBeVisible();
  for (const link of [edit, nearby]) {
    await expect.element(link).toHaveAttribute('aria-disabled', 'true');
    await expect.element(link).not.toHaveAttribute('href');
  }
  await expect.element(edit).toHaveFocus();
  expect(color()).not.toBe(live);
  await view.rerender(shown(false));
  await expect.element(edit).toHaveAttribute('href');
});

it('each step of the order setup says that the order is being placed in another tab (SUBMIT-01)', async () => {
  const setup = (isPlacing: boolean) => (
    <OrderSetupView
      screen={{ kind: 'choosingDestination', steps: [], destination: null, cafe: null, isGroup: false, lastDestination: null }}
      send={() => {}}
      cafeSearch={() => null}
      pickedCafe={null}
      addressSearch={() => null}
      slots={() => null}
      onSignIn={() => {}}
      isPlacing={isPlacing}
    />
  );
  const view = await render(setup(false));
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
  await view.rerender(setup(true));
  await expect.element(page.getByRole('status').getByText(words)).toBeVisible();
});
