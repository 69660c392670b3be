import { expect, it, vi } from 'vitest';
import { delivery } from '#model-tests/samples/orders.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

it('the phone typed at the checkout replaces that of the delivery, which departs from CART-12 (decision 012)', async () => {
  const { cartId, addSoup, openTab } = await openCheckoutBrowser(world, { order: { ...delivery, cafe: { ...delivery.cafe, id: '202' } } });
  // One soup is below the minimum of a delivery.
  await addSoup();
  const { call } = testDependencies(world);
  await cartApi(call).saveDetails(cartId, { deliveryPhone: '5559999999' }, new AbortController().signal);
  const tab = openTab();
  await tab.placeOrder();
  await vi.waitFor(() => expect(world.carts.get(cartId)).toMatchObject({ deliveryInfo: { phone: '5551234567' } }), 10_000);
});
