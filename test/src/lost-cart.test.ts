import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { actors } from '#src/app/actors.ts';
import { cartById } from '#src/api/cart.ts';
import { renewCart } from '#src/routes/app/-cart/renew-cart.ts';
import { CartContents } from '#src/routes/app/-cart/cart.tsx';
import { CheckoutPage } from '#src/routes/app/-checkout/checkout-page.tsx';
import { cartOf, cartIdOf } from '#test/kit/order.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openedApp } from '#test/kit/live.ts';
import { htmlOf, keepFailures } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const soup = plainLine('101012', 'Soup');

/** An app with a soup in its cart. */
async function appWithCart() {
  const deps = testDependencies(world);
  keepFailures(deps);
  const { app } = await openedApp(deps, { order: pickup, previous: pickup });
  app.send({ type: 'line.added', line: soup });
  await waitFor(cartOf(app), (snapshot) => snapshot.matches({ resting: 'added' }));
  return { app, deps, cartId: must(cartIdOf(app), 'cartId') };
}

it('a checkout of a cart that the server no longer knows says so and leads back to the cart', async () => {
  const browser = await openCheckoutBrowser(world);
  world.carts.drop(browser.cartId);
  expect(await browser.openTab().settled()).toEqual({ kind: 'blocked', reasonCode: 'cart.notfound' });
});

it('a form whose cart the server no longer knows says so and leads back to the cart', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  await tab.settled();
  world.carts.drop(browser.cartId);
  await tab.placeOrder();
  expect(await tab.settled()).toMatchObject({ kind: 'filling', trouble: 'refused', reasonCode: 'cart.notfound' });
});

it('a cart that the server no longer knows is named as gone, and a new one can be begun for the same order', async () => {
  const { app, deps, cartId } = await appWithCart();
  world.carts.drop(cartId);
  await deps.queryClient.prefetchQuery({ ...cartById(deps.call, cartId), staleTime: 0 });
  const html = await htmlOf(CartContents, deps, app);
  expect(html).toContain('Your earlier cart is gone.');
  expect(html).toContain('Start a new cart');
  expect(html).not.toContain('Check out');
  renewCart({ app, actors: actors(app) });
  await vi.waitFor(() => expect([null, cartId]).not.toContain(cartIdOf(app)));
  expect(world.carts.get(cartIdOf(app) ?? '')).toMatchObject({ cafeId: pickup.cafe.id });
});

it('a cart that could not be loaded for another reason is asked for again, and not replaced', async () => {
  const { app, deps, cartId } = await appWithCart();
  deps.queryClient.removeQueries(cartById(deps.call, cartId));
  world.faults.put('cart.summary', { endpoint: 'cart.summary', kind: 'error500' });
  await deps.queryClient.prefetchQuery(cartById(deps.call, cartId));
  const html = await htmlOf(CartContents, deps, app);
  expect(html).toContain('We couldn’t load your cart.');
  expect(html).not.toContain('Start a new cart');
});

it('a cart whose flow broke says so and comes back', async () => {
  const { app, deps, cartId } = await appWithCart();
  const broken = cartOf(app);
  broken.send({ type: 'line.added' } as never);
  broken.send({ type: 'line.removed', sequenceNum: 1 });
  await waitFor(app, (snapshot) => snapshot.matches({ cart: 'broken' }));
  const html = await htmlOf(CartContents, deps, app);
  expect(html).toContain('Something went wrong on our end. Your cart is saved.');
  expect(html).toContain('Try again');
  app.send({ type: 'cart.retried' });
  await vi.waitFor(() => expect(cartOf(app).getSnapshot().context.cartId).toBe(cartId));
});

it('a checkout whose flow is not there says so and leads back to the cart', async () => {
  const { app, deps } = await appWithCart();
  const html = await htmlOf(CheckoutPage, deps, app);
  expect(html).toContain('Something went wrong on our end. Go back to your cart');
  expect(html).toContain('href="/app/cart.html"');
});
