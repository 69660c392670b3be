import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartById } from '#src/api/cart.ts';
import { actors, orderIn } from '#src/app/actors.ts';
import { createApp } from '#src/app/create-app.ts';
import { knownFeatures } from '#src/app/known-features.ts';
import { visit } from '#test/kit/live.ts';
import { cartIdOf, cartOf, checkoutOf, openCheckout, setUpPickup, startCart, storeOrder } from '#test/kit/order.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
skipWaits();
const bread = { id: '801', name: 'Bread for the food bank' };

const fail = (): never => {
  throw new Error('The cart was not read.');
};

/** A guest with a soup in the cart, and the flow of its donations. */
async function withCart() {
  const events: [name: string, detail: object][] = [];
  const deps = { ...testDependencies(world), trackEvent: (name: string, detail: object) => void events.push([name, detail]) };
  storeOrder(deps.sharedStorage, { order: pickup });
  const { app } = createApp(deps, { ...visit, isContinuedGuest: true, hasSeenWelcome: true });
  app.start();
  await knownFeatures(app);
  await startCart(app);
  app.send({ type: 'line.added', line: plainLine('101012', 'Soup') });
  await waitFor(cartOf(app), (snapshot) => snapshot.matches({ resting: 'added' }));
  const cartId = must(cartIdOf(app), 'cartId');
  app.send({ type: 'flow.opened', name: 'donation', input: { cartId } });
  const donation = await running(app.getSnapshot().children.donation);
  const { queryKey } = cartById(deps.call, cartId);
  return {
    app,
    deps,
    events,
    donation,
    cart: () => deps.queryClient.getQueryData(queryKey) ?? fail(),
    async give(amount: number) {
      donation.send({ type: 'donation.changed', donation: bread, amount });
      await waitFor(donation, (snapshot) => snapshot.matches('resting'));
    },
  };
}

it('CART-17 a donation goes into the cart, is changed, and goes out of it, and the total with it (C-37, C-38)', async () => {
  const { cart, give } = await withCart();
  const before = must(cart().cartSummary.totalPrice, 'total');
  await give(2_00);
  expect(cart().donations).toEqual([{ ...bread, amount: 2_00 }]);
  expect(cart().cartSummary.totalPrice).toBe(before + 2_00);
  await give(5_00);
  expect(cart().donations).toEqual([{ ...bread, amount: 5_00 }]);
  expect(cart().cartSummary.totalPrice).toBe(before + 5_00);
  await give(0);
  expect(cart().donations).toEqual([]);
  expect(cart().cartSummary.totalPrice).toBe(before);
});

it('CAFE-07 an order remembers what its cafe collects for', async () => {
  const { app } = createApp(testDependencies(world), { ...visit, isContinuedGuest: true, hasSeenWelcome: true });
  app.start();
  await knownFeatures(app);
  await setUpPickup(app);
  await waitFor(actors(app).order, (snapshot) => snapshot.matches('inProgress'));
  expect(orderIn(app).order?.cafe.donations).toEqual([{ ...bread, amounts: [1_00, 2_00, 5_00] }]);
});

it('CART-17 a checkout that is open asks for its total anew', async () => {
  const { app, give } = await withCart();
  openCheckout(app);
  await running(checkoutOf(app));
  const checkout = must(runningActor(checkoutOf(app)), 'checkout');
  await waitFor(checkout, (snapshot) => snapshot.matches('filling'));
  const { total } = checkout.getSnapshot().context;
  await give(2_00);
  await waitFor(checkout, (snapshot) => snapshot.context.total === must(total, 'total') + 2_00);
  actors(app).order.send({ type: 'checkout.left' });
});

it.each(['error500', 'dropped', 'error404'] as const)('CART-34 a donation that fails (%s) is told of as a failed call', async (kind) => {
  const { events, give, cart } = await withCart();
  world.faults.put('cart.donationAdd', { endpoint: 'cart.donationAdd', kind });
  await give(2_00);
  expect(cart().donations).toEqual([]);
  await vi.waitFor(() => expect(events).toContainEqual(['apifailed', expect.objectContaining({ endpoint: 'cart.donationAdd' })]));
});

it('C-37 a donation whose answer was lost is on the order once, and said to be', async () => {
  const { donation, give, cart } = await withCart();
  world.faults.put('cart.donationAdd', { endpoint: 'cart.donationAdd', kind: 'lostAnswer' });
  await give(2_00);
  expect(donation.getSnapshot().matches({ resting: 'saved' })).toBe(true);
  expect(cart().donations).toEqual([{ ...bread, amount: 2_00 }]);
});
