import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { E_MARKETABLE_VERSION } from '#domain/checkout/details.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { flowKey } from '#src/app/flow-key.ts';
import { openCheckoutTab } from '#test/kit/checkout-tab.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

it('the cart has whether its guest wants news and offers, with the version of the words they agreed to, and a reload keeps what is ticked (CART-30)', async () => {
  const tab = await openCheckoutTab(world, pickup);
  await tab.openCheckout();
  tab.checkout().send({ type: 'details.typed', typed: { eMarketable: true } });
  // Stored once nothing is under way.
  await vi.waitUntil(() => tab.deps.tabStorage.getItem(flowKey('checkout'))?.includes('eMarketable'));
  await tab.reload();
  expect((await tab.openCheckout()).typed).toEqual({ eMarketable: true });
  // Declined, so that the form can be sent again.
  tab.submit('4000000000000002', { eMarketable: true });
  await waitFor(tab.checkout(), (snapshot) => snapshot.matches({ filling: 'declined' }));
  expect(tab.stored().customer).toMatchObject({ eMarketable: true, eMarketableVersion: E_MARKETABLE_VERSION });
  tab.submit('4000000000000002', { eMarketable: false });
  await waitFor(tab.checkout(), (snapshot) => snapshot.matches('submitting'));
  expect(tab.stored().customer).toMatchObject({ eMarketable: false, eMarketableVersion: null });
});

it('who is not asked about news and offers has said nothing of them (CART-30)', async () => {
  const tab = await openCheckoutTab(world, pickup);
  await tab.openCheckout();
  tab.submit('4000000000000002');
  await waitFor(tab.checkout(), (snapshot) => snapshot.matches({ filling: 'declined' }));
  expect(tab.stored().customer).not.toHaveProperty('eMarketable');
  expect(tab.stored().customer).not.toHaveProperty('eMarketableVersion');
});
