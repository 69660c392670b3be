import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { must } from '#domain/must.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import type { Client } from '#src/api/client.ts';
import { byCard } from '#model-tests/samples/paying.ts';
import { cardAsSecret } from '#src/api/payment.ts';
import { actors, orderIn } from '#src/app/actors.ts';
import { flowKey } from '#src/app/flow-key.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { checkoutOf, openCheckout } from '#test/kit/order.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import * as tabs from '#test/kit/tabs.ts';

const world = openSandbox();
const openBrowser = () => tabs.openBrowser(world);
const { line, withOrder, withCart } = tabs;

const details = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', smsOptIn: false };
const card = { creditCardNumber: '4111111111111111', cardHolderName: 'Ana Ruiz', expDate: '1240', cvv: '123', postalCode: '62701' };

it('two tabs at the same checkout price it once each and come to rest', async () => {
  const { texts, openTab, deliver } = openBrowser();
  withOrder(texts);
  let prices = 0;
  const counting = (call: Client): Client =>
    ((endpoint, request) => {
      if (endpoint.name === 'cart.checkout') prices += 1;
      return call(endpoint, request);
    }) as Client;
  const here = await openTab(memoryStorage(), counting);
  here.app.send({ type: 'line.added', line });
  await vi.waitFor(() => expect(here.cart()?.matches('resting') && here.cart()?.context.cartId).toBeTruthy(), 5000);
  deliver();
  const there = await openTab(memoryStorage(), counting);
  for (const { app } of [here, there]) {
    openCheckout(app);
    await waitFor(await running(checkoutOf(app)), (snapshot) => snapshot.matches('filling'));
  }
  for (let round = 0; round < 5; round += 1) {
    deliver();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(prices).toBe(2);
});

it('what was typed at the checkout goes from every tab once the order is placed in one (decision 012)', async () => {
  const { texts, openTab, deliver } = openBrowser();
  withOrder(texts);
  const here = await openTab();
  here.app.send({ type: 'line.added', line });
  await vi.waitFor(() => expect(here.cart()?.matches('resting') && here.cart()?.context.cartId).toBeTruthy(), 5000);
  const [there, left] = [await openTab(), await openTab()];
  for (const { app } of [here, there, left]) {
    openCheckout(app);
    const checkout = await running(checkoutOf(app));
    checkout.send({ type: 'details.typed', typed: details });
    await waitFor(checkout, (snapshot) => snapshot.matches('filling'));
  }
  actors(left.app).order.send({ type: 'checkout.left' });
  const stored = () =>
    [here, there, left].map(({ deps }) => deps.tabStorage.getItem(flowKey('checkout'))?.includes(details.email) ?? false);
  expect(stored()).toEqual([true, true, true]);
  checkoutOf(here.app)?.send({
    type: 'form.submitted',
    form: { details, specialInstructions: '', goGreen: false, parkingSpot: '' },
    paying: byCard(here.deps.vault.keep(cardAsSecret(card))),
  });
  await waitFor(actors(here.app).order, (snapshot) => snapshot.context.placedCartId !== null);
  deliver();
  expect(stored()).toEqual([false, false, false]);
  const placed = () => [orderIn(there.app).placedCartId, orderIn(there.app).order];
  await vi.waitFor(() => expect(placed()).toEqual([orderIn(here.app).placedCartId, null]));
});

it('a product that was left before the order was placed is forgotten in every tab; one of a new order stays', async () => {
  const { texts, openTab, deliver } = openBrowser();
  withOrder(texts);
  withCart(texts);
  const [here, there] = [await openTab(), await openTab()];
  const ids = { cafeId: '203', placardId: '7202', itemId: '72022', customizationsId: '72022' };
  const input = { ...ids, name: 'Club', line: null, customizationsMax: 5 };
  const leaveHalfway = async ({ app }: typeof here) => {
    app.send({ type: 'flow.opened', name: 'product', input });
    const product = await running(app.getSnapshot().children.product);
    await waitFor(product, (snapshot) => snapshot.matches('choosing'));
    product.send({ type: 'notes.typed', notes: { msgPreparedFor: 'Ana' } });
    app.send({ type: 'flow.closed', name: 'product' });
  };
  const stored = () => [here, there].map(({ deps }) => deps.tabStorage.getItem(flowKey('product'))?.includes('Ana') ?? false);
  for (const tab of [here, there]) await leaveHalfway(tab);
  expect(stored()).toEqual([true, true]);
  openCheckout(here.app);
  // As a third tab announces it.
  actors(here.app).order.send({ type: 'checkout.synced', cartId: 'cart-1' });
  deliver();
  expect(stored()).toEqual([false, false]);
  for (const tab of [here, there]) await leaveHalfway(tab);
  const reloaded = await openTab(here.deps.tabStorage);
  reloaded.app.send({ type: 'welcome.seen' });
  expect(stored()).toEqual([true, true]);
});

it('an order whose answer comes after another tab has begun the next one is confirmed, and the next one stays', async () => {
  const { texts, openTab, deliver } = openBrowser();
  withOrder(texts);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  let isSent = false;
  const hold = (call: Client): Client =>
    (async (endpoint, request) => {
      const result = await call(endpoint, request);
      if (endpoint.name !== 'cart.submit') return result;
      isSent = true;
      await isAnswered;
      return result;
    }) as Client;
  const [here, there] = [await openTab(memoryStorage(), hold), await openTab()];
  const enter = async ({ app }: typeof here, firstName: string) => {
    openCheckout(app);
    const checkout = await running(checkoutOf(app));
    checkout.send({ type: 'details.typed', typed: { firstName } });
    await waitFor(checkout, (snapshot) => snapshot.matches('filling'));
    return checkout;
  };
  const cartOf = async ({ app, cart }: typeof here) => {
    app.send({ type: 'line.added', line });
    await vi.waitFor(() => expect(cart()?.matches('resting') && cart()?.context.cartId).toBeTruthy(), 5000);
    return must(cart()?.context.cartId, 'cartId');
  };
  const placed = await cartOf(here);
  const checkout = await enter(here, 'Ana');
  checkout.send({
    type: 'form.submitted',
    form: { details, specialInstructions: '', goGreen: false, parkingSpot: '' },
    paying: byCard(here.deps.vault.keep(cardAsSecret(card))),
  });
  await vi.waitFor(() => expect(isSent).toBe(true), 5000);
  deliver();
  there.app.send({ type: 'cart.emptied' });
  there.app.send({ type: 'order.setUp', order: pickup });
  const next = await cartOf(there);
  deliver();
  await enter(there, 'Bea');
  expect(here.cart()?.context.cartId).toBe(next);
  answer();
  await waitFor(actors(here.app).order, (snapshot) => snapshot.context.placedCartId !== null);
  deliver();
  expect(JSON.parse(texts.get('activeOrder') ?? '')).toEqual({ cartId: placed, customerId: null });
  for (const { app, cart } of [here, there]) expect([cart()?.context.cartId, orderIn(app).order]).toEqual([next, pickup]);
  expect(actors(there.app).order.getSnapshot().value).toBe('checkout');
  const typed = [here, there].map(({ deps }) => deps.tabStorage.getItem(flowKey('checkout'))?.includes('Bea') ?? null);
  expect(typed).toEqual([null, true]);
});

it('what was typed for an order that was placed while its tab was closed goes when the tab is opened again (decision 012)', async () => {
  const { texts, openTab } = openBrowser();
  texts.set('activeOrder', JSON.stringify({ cartId: 'cart-1', customerId: null }));
  const stored = (cartId: string) => {
    const tabStorage = memoryStorage();
    tabStorage.setItem(flowKey('checkout'), JSON.stringify({ version: 'any', snapshot: { context: { cartId, typed: details } } }));
    return tabStorage;
  };
  const [placed, other] = [stored('cart-1'), stored('cart-12')];
  await openTab(placed);
  await openTab(other);
  expect([placed.getItem(flowKey('checkout')), other.getItem(flowKey('checkout'))]).toEqual([null, expect.stringContaining(details.email)]);
});

it('a checkout stays as it is where another tab has read its cafe again, and the order can be placed (AVAIL-01)', async () => {
  const { texts, openTab, deliver } = openBrowser();
  withOrder(texts);
  const here = await openTab();
  here.app.send({ type: 'line.added', line });
  await vi.waitFor(() => expect(here.cart()?.matches('resting') && here.cart()?.context.cartId).toBeTruthy());
  const there = await openTab();
  openCheckout(here.app);
  const checkout = await running(checkoutOf(here.app));
  await waitFor(checkout, (snapshot) => snapshot.matches('filling'));
  actors(there.app).order.send({ type: 'cafe.read', cafe: pickup.cafe, destination: 'RPU', leadMinutes: 40 });
  deliver();
  expect(orderIn(here.app).order?.schedule).toEqual({ priority: 'ASAP', leadMinutes: 40 });
  expect(checkout.getSnapshot().value).toEqual({ filling: 'fresh' });
  checkout.send({
    type: 'form.submitted',
    form: { details, specialInstructions: '', goGreen: false, parkingSpot: '' },
    paying: byCard(here.deps.vault.keep(cardAsSecret(card))),
  });
  await waitFor(actors(here.app).order, (snapshot) => snapshot.context.placedCartId !== null);
});
