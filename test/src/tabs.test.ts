import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { must } from '#domain/must.ts';
import { orderKey } from '#domain/order/same-order.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartById } from '#src/api/cart.ts';
import type { Client } from '#src/api/client.ts';
import { actors, orderIn } from '#src/app/actors.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import * as tabs from '#test/kit/tabs.ts';

const world = openSandbox();
const openBrowser = () => tabs.openBrowser(world);
const { line, withOrder, withCart } = tabs;

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
  const isCalm = () => vi.waitFor(() => expect(here.cart()?.matches('resting')).toBe(true), 5000);
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

it('a line that waits in a tab which is gone waits in the tab that takes it over, and nowhere else (CART-24)', async () => {
  const { texts, openTab, deliver } = openBrowser();
  withOrder(texts);
  withCart(texts);
  const here = await openTab();
  const load = { at: 0, queue: [], lines: {}, setUp: null };
  const excluded = [{ line, reasonCode: 'cart.validation.item.unavailable', orderKey: orderKey(pickup) }];
  texts.set('cart.changes.load-0', JSON.stringify({ ...load, tab: 'tab-0', excluded }));
  const there = await openTab();
  deliver();
  expect(here.cart()?.context.excluded).toEqual([]);
  expect(there.cart()?.context.excluded).toEqual(excluded);
  // A page that slept for more than two minutes counts as gone; its lines are with the tab that was opened since.
  const [[key, text]] = [...texts].filter(([name]) => name.startsWith('cart.changes.')) as [[string, string]];
  texts.set(key, text.replace(/"at":\d+/, '"at":0'));
  const last = await openTab();
  deliver();
  expect(there.cart()?.context.excluded).toEqual([]);
  expect(last.cart()?.context.excluded).toEqual(excluded);
});

it('two tabs that add at the same moment both keep their line until it is answered (CART-24)', async () => {
  const { texts, openTab, deliver } = openBrowser();
  withOrder(texts);
  withCart(texts);
  const [here, there] = [await openTab(), await openTab()];
  deliver();
  here.app.send({ type: 'line.added', line: { ...line, msgPreparedFor: 'Ana' } });
  there.app.send({ type: 'line.added', line: { ...line, msgPreparedFor: 'Ben' } });
  deliver();
  const stored = [...texts].filter(([key]) => key.startsWith('cart.changes')).map(([, text]) => text);
  expect(stored.join(' ')).toMatch(/Ana.*Ben/);
});

it('changes that a duplicate of the tab takes over are made by it alone, whatever the tab has written before it hears of it (CART-24)', async () => {
  const { texts, openTab, deliver } = openBrowser();
  withOrder(texts);
  texts.set('cart.changes', JSON.stringify({ 'load-0': { at: 0 } }));
  const tabStorage = memoryStorage();
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const hold =
    (call: Client): Client =>
    async (described, asked) => {
      if (isHeld && described.name.startsWith('cart.')) await new Promise<void>((resolve) => waiting.push(resolve));
      return call(described, asked);
    };
  const lineFor = (name: string) => ({ ...line, msgPreparedFor: name });
  const here = await openTab(tabStorage, hold);
  const queued = (tab: typeof here) => tab.cart()?.context.queue.map(({ change }) => 'line' in change && change.line.msgPreparedFor);
  here.app.send({ type: 'line.added', line: lineFor('Zoe') });
  await vi.waitFor(() => expect(here.cart()?.matches({ resting: 'calm' })).toBe(true), 5000);
  isHeld = true;
  for (const name of ['Ana', 'Ben']) here.app.send({ type: 'line.added', line: lineFor(name) });
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  // The browser copies the storage of a tab with it.
  const copied = memoryStorage();
  copied.setItem('tab', must(tabStorage.getItem('tab'), 'tab'));
  const there = await openTab(copied, hold);
  expect(queued(there)).toEqual(['Ana', 'Ben']);
  waiting[0]?.();
  await vi.waitFor(() => expect(queued(here)).toEqual(['Ben']), 5000);
  here.app.send({ type: 'line.added', line: lineFor('Cleo') });
  deliver();
  expect([queued(here), queued(there)]).toEqual([['Cleo'], ['Ana', 'Ben']]);
  // What is left is stored for the next page load, and nothing of a former version.
  const stored = [...texts].filter(([key]) => key.startsWith('cart.changes')).map(([, text]) => text);
  expect(
    stored
      .join(' ')
      .match(/Ana|Ben|Cleo/g)
      ?.toSorted(),
  ).toEqual(['Ana', 'Ben', 'Cleo']);
  expect(texts.has('cart.changes')).toBe(false);
});
