import { expect, it } from 'vitest';
import { pickup } from '#model-tests/samples/orders.ts';
import { createRequest } from '#domain/cart/create.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { recentCafesQuery, visitsQuery } from '#src/api/loyalty.ts';
import { stubClient } from '#test/kit/stub-client.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { wireCart } from '#test/kit/wire-cart.ts';

const world = openSandbox();
const { signal } = new AbortController();

/** The calls for a cart, and the bodies that they send. */
function recorded() {
  const bodies: unknown[] = [];
  const call = stubClient((_, asked) => {
    bodies.push('body' in asked ? asked.body : null);
    return wireCart;
  });
  return { api: cartApi(call), bodies };
}

it('What the checkout says about an order is written with its tip in dollars, and only what was said (CART-31)', async () => {
  const { api, bodies } = recorded();
  const customer = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '5551234567' };
  await api.saveDetails('cart-1', { tip: 350 }, signal);
  await api.saveDetails('cart-1', { at: '2026-11-20T13:30', parkingSpot: null, customer, deliveryPhone: '5551234567' }, signal);
  await api.saveDetails('cart-1', { specialInstructions: '', goGreen: true }, signal);
  expect(bodies).toEqual([
    { cartId: 'cart-1', cartSummary: { tip: 3.5 } },
    {
      cartId: 'cart-1',
      cartSummary: { priority: 'LATER', orderFulfillmentDT: '2026-11-20T13:30', parkingSpot: null },
      customer,
      deliveryInfo: { phone: '5551234567' },
    },
    { cartId: 'cart-1', cartSummary: { specialInstructions: '', goGreen: true } },
  ]);
});

it('A cart is brought up to date with an order by the request that makes one', async () => {
  const { api, bodies } = recorded();
  const order = createRequest(pickup, { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' });
  await api.create(order, signal);
  await api.setUp('cart-1', order, signal);
  expect(bodies).toEqual([order, { ...order, cartId: 'cart-1' }]);
});

it('Visits and cafes of a member are read as values of the domain', async () => {
  const { queryClient } = testDependencies(world);
  const call = stubClient(({ name }) =>
    name === 'account.visits'
      ? { recentVisits: [{ cafeName: 'Old Mill', visitedAt: '2026-11-12', till: 4 }], pastRewards: [{ id: '1', name: 'Free latte' }] }
      : [{ cafeId: '203', name: 'Old Mill', brand: 'hearthside' }],
  );
  expect(await queryClient.fetchQuery(visitsQuery(call))).toEqual({
    recent: [{ cafeName: 'Old Mill', at: '2026-11-12' }],
    pastRewards: [{ id: '1', name: 'Free latte' }],
  });
  expect(await queryClient.fetchQuery(recentCafesQuery(call))).toEqual([{ id: '203', name: 'Old Mill' }]);
});
