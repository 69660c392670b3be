import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { addresses, details, orders, payments } from '#model-tests/samples/account.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { placed } from '#model-tests/samples/tracking.ts';
import { cartById } from '#src/api/cart.ts';
import { pastOrdersQuery } from '#src/api/loyalty.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import { addressesQuery, userDetailsQuery } from '#src/api/user.ts';
import { orderDetailsQuery } from '#src/api/placed-order.ts';
import { ActiveOrderPage } from '#src/routes/app/activeorder/-active-order-page.tsx';
import { FILLED_CART_KEY } from '#src/flows/cart/filled-key.ts';
import { OrderNow } from '#src/routes/app/-home/home-order.tsx';
import { Last } from '#src/routes/en-us/my{$brand}/profile-and-settings/-last-order.tsx';
import { SetupNow } from '#src/routes/en-us/my{$brand}/profile-and-settings/-setup.tsx';
import { openedApp } from '#test/kit/live.ts';
import { cartOf, cartIdOf } from '#test/kit/order.ts';
import { htmlOf, keepFailures } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { placeOrder } from '#test/kit/place-order.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const soup = plainLine('101012', 'Soup');

const profile = {
  path: '/en-us/my{$brand}/profile-and-settings/{$part}.html',
  address: '/en-us/myhearthside/profile-and-settings/profile.html',
};

async function openApp() {
  const deps = testDependencies(world);
  keepFailures(deps);
  const { app } = await openedApp(deps, { order: pickup, previous: pickup });
  /** Reads a query that is known once more, in vain. */
  const failAgain = async (query: { readonly queryKey: readonly unknown[] }) => {
    await deps.queryClient.prefetchQuery({ queryKey: query.queryKey, queryFn: () => Promise.reject(new Error('offline')), staleTime: 0 });
    expect(deps.queryClient.getQueryState(query.queryKey)).toMatchObject({ status: 'error' });
  };
  return { app, deps, failAgain };
}

it('The last order stays on the page when reading it again fails', async () => {
  const { app, deps, failAgain } = await openApp();
  const query = pastOrdersQuery(deps.call, { cafeId: pickup.cafe.id, isCloud: false });
  deps.queryClient.setQueryData(query.queryKey, [...orders]);
  await failAgain(query);
  const html = await htmlOf(Last, deps, app, profile);
  expect(html).toContain(must(orders[0], 'an order').cafeName);
  expect(html).not.toContain('Try again');
});

it('An order that a guest comes back to stays on the page when reading it again fails', async () => {
  const { app, deps, failAgain } = await openApp();
  const order = { ...placed.pickup, at: '2026-11-20T11:45' };
  placeOrder(world, order);
  const query = orderDetailsQuery(deps.call, { id: order.number, isMember: false });
  await deps.queryClient.fetchQuery(query);
  await failAgain(query);
  const page = { path: '/app/activeorder/$orderId', address: `/app/activeorder/${order.number}` };
  const html = await htmlOf(ActiveOrderPage, deps, app, page);
  expect(html).toContain(order.number);
  expect(html).not.toContain('Try again');
});

it('What an order starts with stays on the page when reading it again fails, and is asked for where it never came', async () => {
  const { app, deps, failAgain } = await openApp();
  const { queryClient, call } = deps;
  queryClient.setQueryData(paymentOptionsQuery(call).queryKey, payments);
  queryClient.setQueryData(addressesQuery(call).queryKey, addresses);
  await failAgain(userDetailsQuery(call));
  expect(await htmlOf(SetupNow, deps, app, profile)).toContain('Try again');
  queryClient.setQueryData(userDetailsQuery(call).queryKey, details);
  await failAgain(userDetailsQuery(call));
  const html = await htmlOf(SetupNow, deps, app, profile);
  expect(html).toContain('Pays with');
  expect(html).not.toContain('Try again');
});

it('The home page keeps what it knows of the cart, and the way to it, when the cart cannot be read; a cart that is gone has none', async () => {
  const { app, deps, failAgain } = await openApp();
  app.send({ type: 'line.added', line: soup });
  await waitFor(cartOf(app), (snapshot) => snapshot.matches({ resting: 'added' }));
  const cartId = must(cartIdOf(app), 'a cart');
  const query = cartById(deps.call, cartId);
  const html = () => htmlOf(() => <OrderNow order={pickup} />, deps, app);
  await deps.queryClient.fetchQuery(query);
  await failAgain(query);
  expect(await html()).toContain('1 item');
  deps.queryClient.removeQueries(query);
  await failAgain(query);
  expect(await html()).toContain('href="/app/cart.html"');
  expect(await html()).not.toContain('1 item');
  world.carts.drop(cartId);
  await deps.queryClient.prefetchQuery({ ...query, staleTime: 0 });
  expect(await html()).not.toContain('href="/app/cart.html"');
});

it('A cart that is on its way has room on the home page where it had lines when it was read last: nothing moves when it comes', async () => {
  const { app, deps } = await openApp();
  app.send({ type: 'line.added', line: soup });
  await waitFor(cartOf(app), (snapshot) => snapshot.matches({ resting: 'added' }));
  const cartId = must(cartIdOf(app), 'a cart');
  deps.queryClient.removeQueries(cartById(deps.call, cartId));
  const html = () => htmlOf(() => <OrderNow order={pickup} />, deps, app);
  expect(await html()).not.toContain('href="/app/cart.html"');
  deps.sharedStorage.setItem(FILLED_CART_KEY, cartId);
  expect(await html()).toContain('href="/app/cart.html"');
});
