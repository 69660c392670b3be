import { expect, it, vi } from 'vitest';
import type { Config } from '#domain/config/config.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { placed } from '#model-tests/samples/tracking.ts';
import { placedOrdersIn } from '#src/app/storage/placed-orders.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cafeById } from '#src/api/cafe.ts';
import { cafeNowById } from '#src/api/cafes-now.ts';
import { placedOrder } from '#src/api/order.ts';
import { ConfirmationError, PlacedNumber } from '#src/routes/app/-orders/confirmation-error.tsx';
import { ConfirmationPage } from '#src/routes/app/-orders/confirmation.tsx';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openedApp } from '#test/kit/live.ts';
import { htmlOf, keepFailures } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

/** The page after a reload, once the order came and its cafe was asked for; `previous` is the order that the browser remembers. */
async function confirmationPage(order: SetUpOrder, previous: SetUpOrder | null = null) {
  const { cartId, openTab } = await openCheckoutBrowser(world, { order });
  const tab = openTab();
  await tab.placeOrder();
  await tab.settled(({ kind }) => kind === 'finished');
  return pageOf(cartId, previous);
}

async function pageOf(cartId: string, previous: SetUpOrder | null = null, config: Partial<Config> = {}, order: SetUpOrder | null = null) {
  const known = testDependencies(world);
  const deps = { ...known, config: { ...known.config, ...config } };
  keepFailures(deps);
  const { app } = await openedApp(deps, { order, previous, placedCartId: cartId });
  const { cafes, maskedOrderId } = await deps.queryClient.fetchQuery(placedOrder(deps.call, cartId));
  const [cafe] = cafes;
  if (cafe) await deps.queryClient.prefetchQuery(cafeById(deps.call, cafe.id));
  if (cafe) await deps.queryClient.prefetchQuery(cafeNowById(deps.call, cafe.id));
  return { html: await htmlOf(ConfirmationPage, deps, app), number: maskedOrderId ?? '' };
}

it('an order whose cafe cannot be fetched is confirmed with its number and time, and the cafe can be asked for again', async () => {
  world.faults.put('cafe.details', { endpoint: 'cafe.details', kind: 'error500' });
  const { html, number } = await confirmationPage(pickup);
  expect(number).not.toBe('');
  expect(html).toContain(number);
  expect(html).toMatch(/Ready at about|>Ready</);
  expect(html).toContain('We couldn’t load the cafe’s name and address.');
  expect(html).toContain('Try again');
});

it('an order whose cafe cannot be fetched names the cafe of the order that the browser remembers', async () => {
  world.faults.put('cafe.details', { endpoint: 'cafe.details', kind: 'error500' });
  const { html, number } = await confirmationPage(pickup, pickup);
  expect(html).toContain(number);
  expect(html).toContain(pickup.cafe.name);
  expect(html).not.toContain('We couldn’t load the cafe’s name');
});

it('an order with its cafe is confirmed with the address of the cafe and no warning', async () => {
  const { html, number } = await confirmationPage(pickup);
  expect(html).toContain(number);
  expect(html).toContain(pickup.cafe.name);
  expect(html).not.toContain('We couldn’t load the cafe’s name');
});

it('an order whose time has come is not changed by a call any more, also where nothing is known of its kitchen', async () => {
  const { cartId, openTab } = await openCheckoutBrowser(world, { order: pickup });
  const tab = openTab();
  await tab.placeOrder();
  await tab.settled(({ kind }) => kind === 'finished');
  world.clock.move({ hours: 1 });
  const { html } = await pageOf(cartId);
  expect(html).toContain(pickup.cafe.name);
  expect(html).not.toContain('before we start making it');
});

it('an order of yesterday is one of before: it is on no shelf and in no calendar, and is not begun (ACTIVE-01)', async () => {
  const { cartId, openTab } = await openCheckoutBrowser(world, { order: pickup });
  const tab = openTab();
  await tab.placeOrder();
  await tab.settled(({ kind }) => kind === 'finished');
  const { html: before } = await pageOf(cartId);
  expect(before).toContain('Your bag is on the pickup shelf');
  expect(before).toContain('Add to calendar');
  world.clock.move({ hours: 24 });
  const { html } = await pageOf(cartId);
  expect(html).toContain('>Your earlier order</h1>');
  expect(html).toContain('>Ordered for<');
  expect(html).not.toMatch(/Your bag is on|Add to calendar|We’re on it|Ready at about/);
});

it('an order whose time has come is in no calendar any more, and its bag is on the shelf', async () => {
  const { cartId, openTab } = await openCheckoutBrowser(world, { order: pickup });
  const tab = openTab();
  await tab.placeOrder();
  await tab.settled(({ kind }) => kind === 'finished');
  world.clock.move({ hours: 1 });
  const { html } = await pageOf(cartId);
  expect(html).toContain('Your bag is on the pickup shelf');
  expect(html).not.toContain('Add to calendar');
});

it('an order says whom to call for a change, and how long its cafe is open; without that answer the cafe is named all the same', async () => {
  const untold = await confirmationPage(pickup);
  // How far it is will be said: the kitchen may have begun.
  expect(untold.html).not.toContain('before we start making it');
  world.features.put('orderTracker', { name: 'orderTracker', isOn: false });
  const known = await confirmationPage(pickup);
  expect(known.html).toMatch(/Open until|Opens /);
  expect(known.html).toContain(`Call ${pickup.cafe.name} soon`);
  world.faults.put('cafe.search', { endpoint: 'cafe.search', kind: 'error500' });
  const { html } = await confirmationPage(pickup);
  expect(html).not.toMatch(/Open until|Opens /);
  expect(html).toContain(`Call ${pickup.cafe.name} soon`);
});

it('an order that would be made again by another cafe, that of the order in hand, names it', async () => {
  const { cartId, openTab } = await openCheckoutBrowser(world, { order: pickup });
  const tab = openTab();
  await tab.placeOrder();
  await tab.settled(({ kind }) => kind === 'finished');
  const words = 'Order again goes to the cafe of your order now';
  const elsewhere = { ...pickup, cafe: { ...pickup.cafe, id: '204', name: 'Riverside' } };
  expect((await pageOf(cartId, null, {}, elsewhere)).html).toContain(`${words}: Riverside.`);
  expect((await pageOf(cartId, null, {}, pickup)).html).not.toContain(words);
  expect((await pageOf(cartId)).html).not.toContain(words);
});

it('an order that cannot be loaded says what the browser knows of it, and that the rest can be loaded again (ACTIVE-05)', async () => {
  const deps = { ...testDependencies(world), sharedStorage: memoryStorage() };
  keepFailures(deps);
  const { app } = await openedApp(deps, { previous: null, placedCartId: placed.pickup.cartId });
  const read = async () => htmlOf(ConfirmationPage, deps, app);
  world.faults.put('cart.summary', { endpoint: 'cart.summary', kind: 'error500' });
  await deps.queryClient.prefetchQuery(placedOrder(deps.call, placed.pickup.cartId));
  expect(await read()).not.toContain('1047');
  placedOrdersIn(deps.sharedStorage).add(placed.pickup.cartId, { ...placed.pickup, at: '2026-11-20T12:35' }, null);
  const html = await read();
  expect(html).toContain('Order 1047 at Riverside, for 12:35 PM.');
  expect(html).toContain('We couldn’t load the rest of your order.');
  expect(html).toContain('Try again');
});

it('a page of an order whose code did not come names the order, and says nothing of a cart (ACTIVE-05)', async () => {
  const deps = { ...testDependencies(world), sharedStorage: memoryStorage() };
  const { app } = await openedApp(deps, { previous: null, placedCartId: placed.pickup.cartId });
  placedOrdersIn(deps.sharedStorage).add(placed.pickup.cartId, { ...placed.pickup, at: '2026-11-20T12:35' }, null);
  await PlacedNumber.preload();
  vi.stubGlobal('navigator', { onLine: false });
  const html = await htmlOf(ConfirmationError, deps, app);
  vi.unstubAllGlobals();
  expect(html).toContain('Your order is placed');
  expect(html).toContain('Order number 1047.');
  expect(html).not.toContain('cart');
});

it('a guest is offered an account with the details of the order', async () => {
  const { html } = await confirmationPage(pickup);
  expect(html).toContain('Create an account');
});

it('an order asks for a survey where guests are asked and one is configured, and not otherwise (FLAGS-27)', async () => {
  const { cartId, openTab } = await openCheckoutBrowser(world, { order: pickup });
  const tab = openTab();
  await tab.placeOrder();
  await tab.settled(({ kind }) => kind === 'finished');
  const feedbackUrl = 'https://feedback.example/';
  const asked = (await pageOf(cartId, null, { feedbackUrl })).html;
  expect(asked).toContain(`href="${feedbackUrl}"`);
  expect((await pageOf(cartId)).html).not.toContain('survey');
  world.features.put('feedbackIsEnabled', { name: 'feedbackIsEnabled', isOn: false });
  expect((await pageOf(cartId, null, { feedbackUrl })).html).not.toContain('survey');
});
