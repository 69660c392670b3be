import { expect, it } from 'vitest';
import { calmCart, cart } from '#model-tests/samples/carts.ts';
import { CartView } from '#src/flows/cart/CartView.tsx';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

it.for([
  ['filled', cart, false],
  ['empty', { ...cart, items: [], exceptions: [] }, false],
  ['unloaded', null, true],
  ['loading', null, false],
] as const)('NAV-05, NAV-06: the %s page of the cart says how, where, and when, once', async ([, shown, isUnloaded]) => {
  const Shown = () => (
    <CartView
      {...{ screen: calmCart, cart: shown, isUnloaded, delivery: null, onRenew: null }}
      send={() => {}}
      onReload={() => {}}
      hashOf={() => null}
      quantityMaxOf={() => 9}
      isPage
      place={<p>Pickup at Old Mill</p>}
    />
  );
  const html = await htmlOf(Shown, testDependencies(world), null);
  expect(html.match(/Pickup at Old Mill/g)).toHaveLength(1);
});
