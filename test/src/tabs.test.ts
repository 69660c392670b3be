import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { waitFor, type InspectionEvent } from 'xstate';
import { must } from '#domain/must.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartById } from '#src/api/cart.ts';
import type { Client } from '#src/api/client.ts';
import { cardAsSecret } from '#src/api/payment.ts';
import { createApp } from '#src/app/create-app.ts';
import { syncCartTabs } from '#src/app/cart-tabs.ts';
import type { KeyValueStorage } from '#src/app/storage.ts';
import { flowKey } from '#src/app/persist.ts';
import { openStore } from '#src/app/browser-state.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { actors, orderIn } from '#src/app/actors.ts';
import { checkoutOf, openCheckout } from '#test/kit/order.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
vi.stubGlobal('window', { innerWidth: 1280 });
afterEach(() => vi.useRealTimers());

/** A browser with as many tabs as are opened; what one writes, the others hear when `deliver` says so. */
function openBrowser() {
  const texts = new Map<string, string>();
  const hears: ((change: StorageEvent) => void)[][] = [];
  const post: (() => void)[] = [];
  const tell = (from: number, key: string) =>
    hears.forEach(
      (hear, tab) =>
        tab !== from && post.push(() => hear.forEach((listen) => listen({ key, newValue: texts.get(key) ?? null } as StorageEvent))),
    );
  const storageOf = (tab: number): KeyValueStorage => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      texts.set(key, text);
      tell(tab, key);
    },
    removeItem(key) {
      texts.delete(key);
      tell(tab, key);
    },
  });
  return {
    texts,
    async openTab(tabStorage: KeyValueStorage = memoryStorage(), wrap = (call: Client) => call) {
      const listeners: ((change: StorageEvent) => void)[] = [];
      const storage = storageOf(hears.push(listeners) - 1);
      const store = openStore(storage, 'ui');
      const base = testDependencies(world);
      const deps = { ...base, call: wrap(base.call), sharedStorage: storage, tabStorage };
      const { app, services } = createApp(deps, {
        isTest: false,
        isDebug: false,
        hasToken: false,
        ...store.stored,
      });
      const page = { addEventListener: (_: string, hear: never) => void listeners.push(hear), removeEventListener: () => {} };
      store.share(app, page, tabStorage, () => {});
      const { call, queryClient } = deps;
      syncCartTabs({ app, queryClient, record: services.cartRecord, storage, page });
      const notices: string[] = [];
      const heard: string[] = [];
      app.system.inspect(({ type, actorRef, event }: InspectionEvent & { event?: { type: string } }) => {
        if (type === '@xstate.event' && actorRef === actors(app).order && event) heard.push(event.type);
      });
      app.start();
      await waitFor(app, (snapshot) => snapshot.matches('running'));
      app.subscribe(({ children }) => {
        const notice = children.notices?.getSnapshot().context.notice;
        if (notice && notices.at(-1) !== notice.key) notices.push(notice.key);
      });
      return { app, deps, notices, heard, call, queryClient, cart: () => app.getSnapshot().children.cart?.getSnapshot() };
    },
    /** Everything that was written comes to the others; gives how much that was. */
    deliver() {
      let count = 0;
      for (let hear = post.shift(); hear && count < 100; hear = post.shift(), count += 1) hear();
      return count;
    },
  };
}

const line = { itemId: '101012', name: 'Soup', quantity: 1, ingredients: [], msgKitchen: '', msgPreparedFor: '' };

const withOrder = (texts: Map<string, string>) => texts.set('orderSetup', JSON.stringify({ order: pickup, previous: pickup }));
const withCart = (texts: Map<string, string>) => {
  texts.set('cart.shared', JSON.stringify({ cartId: 'cart-1', order: pickup, isStale: false }));
};

it('an order that is gone in one tab does not come back from another that has not heard of it (ORD-SETUP-17)', async () => {
  const { texts, openTab, deliver } = openBrowser();
  withOrder(texts);
  const [here, there] = [await openTab(), await openTab()];
  deliver();
  actors(here.app).order.send({ type: 'order.cleared' });
  // The cart follows in a microtask.
  await Promise.resolve();
  there.app.send({ type: 'welcome.seen' });
  expect(deliver()).toBeLessThan(10);
  expect(orderIn(here.app).order).toBeNull();
  expect(orderIn(there.app).order).toBeNull();
  expect(JSON.parse(texts.get('orderSetup') ?? '')).toMatchObject({ order: null });
});

it('two tabs that change the same at once come to rest, and agree', async () => {
  const { openTab, deliver } = openBrowser();
  const [here, there] = [await openTab(), await openTab()];
  deliver();
  const atTable = { ...pickup, tableNumber: 7 };
  actors(here.app).order.send({ type: 'order.synced', order: pickup, previous: pickup });
  actors(there.app).order.send({ type: 'order.synced', order: atTable, previous: atTable });
  expect(deliver()).toBeLessThan(10);
  expect(orderIn(here.app).order).toEqual(orderIn(there.app).order);
});

it('a cart that is empty in one tab is not filled again by another (CART)', async () => {
  const { texts, openTab, deliver } = openBrowser();
  withOrder(texts);
  withCart(texts);
  const [here, there] = [await openTab(), await openTab()];
  deliver();
  expect([here.cart()?.context.cartId, there.cart()?.context.cartId]).toEqual(['cart-1', 'cart-1']);
  actors(here.app).order.send({ type: 'order.cleared' });
  // The cart follows in a microtask.
  await Promise.resolve();
  there.app.send({ type: 'welcome.seen' });
  expect(deliver()).toBeLessThan(10);
  expect([here.cart()?.context.cartId, there.cart()?.context.cartId]).toEqual([null, null]);
});

it('what came into the cart is told where it came in, and not again after a reload (CART-22)', async () => {
  const { texts, openTab, deliver } = openBrowser();
  withOrder(texts);
  const [here, there] = [await openTab(), await openTab()];
  here.app.send({ type: 'line.added', line });
  await vi.waitFor(() => expect(here.cart()?.matches({ resting: 'added' })).toBe(true), { timeout: 10_000 });
  deliver();
  const reloaded = await openTab();
  const { cartId } = must(here.cart(), 'cart').context;
  expect([there.cart()?.context.cartId, reloaded.cart()?.context.cartId]).toEqual([cartId, cartId]);
  await vi.waitFor(() => expect(here.notices).toEqual(['cart.added']), 5000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([there.notices, reloaded.notices]).toEqual([[], []]);
});

it('the contents of the cart follow a change in another tab at once', async () => {
  const { texts, openTab, deliver } = openBrowser();
  withOrder(texts);
  const [here, there] = [await openTab(), await openTab()];
  const add = () => here.app.send({ type: 'line.added', line });
  const isCalm = () => vi.waitFor(() => expect(here.cart()?.matches({ resting: 'calm' })).toBe(true), 5000);
  add();
  await vi.waitFor(() => expect(here.cart()?.context.queue).toEqual([]), 5000);
  await isCalm();
  deliver();
  const { cartId } = must(there.cart(), 'cart').context;
  const query = cartById(there.call, must(cartId, 'cartId'));
  const observer = new QueryObserver(there.queryClient, query);
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.items).toHaveLength(1));
  add();
  await vi.waitFor(() => expect(here.cart()?.context.queue).toEqual([]), 5000);
  await isCalm();
  deliver();
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.items).toHaveLength(2));
  expect(there.heard).toContain('cart.revised');
  stop();
});

const details = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', smsOptIn: false };
const card = { creditCardNumber: '4111111111111111', cardHolderName: 'Ana Ruiz', expDate: '1240', cvv: '123', postalCode: '62701' };

it('what was typed at the checkout goes from every tab once the order is placed in one (decision 012)', async () => {
  const { texts, openTab, deliver } = openBrowser();
  withOrder(texts);
  const here = await openTab();
  here.app.send({ type: 'line.added', line });
  await vi.waitFor(() => expect(here.cart()?.matches({ resting: 'calm' }) && here.cart()?.context.cartId).toBeTruthy(), 5000);
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
    form: { details, specialInstructions: '', parkingSpot: '' },
    cardId: here.deps.vault.keep(cardAsSecret(card)),
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
    await vi.waitFor(() => expect(cart()?.matches({ resting: 'calm' }) && cart()?.context.cartId).toBeTruthy(), 5000);
    return must(cart()?.context.cartId, 'cartId');
  };
  const placed = await cartOf(here);
  const checkout = await enter(here, 'Ana');
  checkout.send({
    type: 'form.submitted',
    form: { details, specialInstructions: '', parkingSpot: '' },
    cardId: here.deps.vault.keep(cardAsSecret(card)),
  });
  await vi.waitFor(() => expect(isSent).toBe(true), 5000);
  there.app.send({ type: 'cart.emptied' });
  there.app.send({ type: 'order.setUp', order: pickup });
  const next = await cartOf(there);
  deliver();
  await enter(there, 'Bea');
  expect(here.cart()?.context.cartId).toBe(next);
  answer();
  await waitFor(actors(here.app).order, (snapshot) => snapshot.context.placedCartId !== null);
  deliver();
  expect(JSON.parse(texts.get('activeOrder') ?? '')).toEqual({ cartId: placed });
  for (const { app, cart } of [here, there]) expect([cart()?.context.cartId, orderIn(app).order]).toEqual([next, pickup]);
  expect(actors(there.app).order.getSnapshot().value).toBe('checkout');
  const typed = [here, there].map(({ deps }) => deps.tabStorage.getItem(flowKey('checkout'))?.includes('Bea') ?? null);
  expect(typed).toEqual([null, true]);
});

it('what was typed for an order that was placed while its tab was closed goes when the tab is opened again (decision 012)', async () => {
  const { texts, openTab } = openBrowser();
  texts.set('activeOrder', JSON.stringify({ cartId: 'cart-1' }));
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
