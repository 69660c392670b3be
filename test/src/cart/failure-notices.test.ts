import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { cartFrame } from '#machines/cart/cart-frame.screen.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import type { Fault } from '#src/app/error-log.ts';
import { text } from '#src/text/text.ts';
import { cartById } from '#src/api/cart.ts';
import { showCartFailure } from '#src/flows/cart/cart-notices.effects.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openedApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { cartOf } from '#test/kit/order.ts';
import { sold } from '#test/sandbox/cart/setting.ts';

const world = openSandbox();
const soup = plainLine('101012', 'Soup', 2);

/** An app on a page, with an order in hand, and what its log gets. */
async function openApp(pathname: string, isOnline = () => true) {
  const log: Fault[] = [];
  const deps = testDependencies(world);
  const location = () => ({ pathname, searchStr: '', href: pathname });
  const report = (fault: Fault) => void log.push(fault);
  const { app, services } = await openedApp({ ...deps, isOnline, location, report }, { order: pickup, previous: pickup });
  const cart = cartOf(app);
  return {
    app,
    services,
    cart,
    log,
    notice: () => app.getSnapshot().children.notices?.getSnapshot().context.notice ?? null,
    at: (state: 'unreachable') => waitFor(cart, (snapshot) => snapshot.matches(state), { timeout: 5000 }),
    async addSoup() {
      cart.send({ type: 'line.added', line: soup });
      await waitFor(cart, (snapshot) => snapshot.matches('resting') && snapshot.context.cartId !== null, { timeout: 5000 });
    },
  };
}

it.each([
  ['menu', '/app/menu.html'],
  ['product page', '/app/product/tomato-basil-soup.html'],
])('an Add that gets no answer is said on the %s, and the notice tries it again (CART-24)', async (_page, pathname) => {
  const tab = await openApp(pathname);
  await tab.addSoup();
  world.faults.put('cart.add', { endpoint: 'cart.add', kind: 'error500' });
  tab.cart.send({ type: 'line.added', line: { ...soup, name: 'Baguette', itemId: '101011' } });
  await tab.at('unreachable');
  await vi.waitUntil(() => tab.notice()?.key === 'cart.failed.add', { timeout: 5000 });
  expect(tab.notice()).toMatchObject({
    tone: 'error',
    values: { name: 'Baguette' },
    action: { name: 'cart.retry', key: 'page.error.retry' },
  });
  expect(text('cart.failed.add', { name: 'Baguette' })).toBe('We couldn’t add Baguette. Your cart is saved.');
  world.faults.clear();
  must(tab.app.getSnapshot().children.notices, 'notices').send({ type: 'notice.acted' });
  await vi.waitUntil(() => tab.cart.getSnapshot().context.queue.length === 0, { timeout: 5000 });
  expect(world.carts.get(tab.cart.getSnapshot().context.cartId ?? '')?.lines).toHaveLength(2);
});

it.each(['change.retried', 'change.dropped'] as const)('the notice of a failed Add goes with %s in the cart', async (type) => {
  const tab = await openApp('/app/menu.html');
  await tab.addSoup();
  world.faults.put('cart.add', { endpoint: 'cart.add', kind: 'error500' });
  tab.cart.send({ type: 'line.added', line: soup });
  await tab.at('unreachable');
  const notices = must(tab.app.getSnapshot().children.notices, 'notices');
  await vi.waitUntil(() => tab.notice()?.key === 'cart.failed.add', { timeout: 5000 });
  world.faults.clear();
  tab.cart.send({ type });
  await vi.waitUntil(() => notices.getSnapshot().matches('hidden'), { timeout: 400 });
});

it('the same item pressed once more after an Add without an answer comes in once', async () => {
  const tab = await openApp('/app/menu.html');
  await tab.addSoup();
  const bread = { ...soup, name: 'Baguette', itemId: '101011' };
  world.faults.put('cart.add', { endpoint: 'cart.add', kind: 'error500' });
  tab.cart.send({ type: 'line.added', line: bread });
  await tab.at('unreachable');
  world.faults.clear();
  tab.cart.send({ type: 'line.added', line: { ...bread } });
  await vi.waitUntil(() => tab.cart.getSnapshot().context.queue.length === 0, { timeout: 5000 });
  expect(world.carts.get(tab.cart.getSnapshot().context.cartId ?? '')?.lines).toHaveLength(2);
});

it('an Add that failed without a connection says so, and comes in by itself once there is one', async () => {
  let isOnline = true;
  const tab = await openApp('/app/menu.html', () => isOnline);
  await tab.addSoup();
  isOnline = false;
  tab.app.send({ type: 'offline' });
  for (const endpoint of ['cart.add', 'cart.summary']) world.faults.put(endpoint, { endpoint, kind: 'dropped' });
  tab.cart.send({ type: 'line.added', line: { ...soup, name: 'Baguette', itemId: '101011' } });
  await tab.at('unreachable');
  await vi.waitUntil(() => tab.notice()?.key === 'cart.failed.add.offline', { timeout: 5000 });
  expect(text('cart.failed.add.offline', { name: 'Baguette' })).toBe('We couldn’t add Baguette. You’re offline.');
  world.faults.clear();
  isOnline = true;
  tab.app.send({ type: 'online' });
  await vi.waitUntil(() => tab.cart.getSnapshot().context.queue.length === 0, { timeout: 5000 });
  expect(world.carts.get(tab.cart.getSnapshot().context.cartId ?? '')?.lines).toHaveLength(2);
});

it('Adds that wait for one answer are all named by what says that it did not come, or counted where they are many (CART-24)', async () => {
  let isOnline = true;
  const tab = await openApp('/app/menu.html', () => isOnline);
  await tab.addSoup();
  isOnline = false;
  for (const endpoint of ['cart.add', 'cart.summary']) world.faults.put(endpoint, { endpoint, kind: 'dropped' });
  const add = (name: string) => tab.cart.send({ type: 'line.added', line: { ...soup, name, itemId: '101011' } });
  const said = () => text('cart.failed.add.offline', tab.notice()?.values);
  add('Baguette');
  await tab.at('unreachable');
  add('Scone');
  await vi.waitFor(() => expect(said()).toBe('We couldn’t add Baguette and Scone. You’re offline.'));
  add('Croissant');
  add('Muffin');
  await vi.waitFor(() => expect(said()).toBe('We couldn’t add 4 items. You’re offline.'));
});

it('Adds that wait for a cart that cannot be made are all named by what says so (CART-23, CART-24)', async () => {
  const tab = await openApp('/app/menu.html', () => false);
  for (const endpoint of ['cart.create', 'cart.summary']) world.faults.put(endpoint, { endpoint, kind: 'dropped' });
  for (const name of ['Baguette', 'Scone']) tab.cart.send({ type: 'line.added', line: { ...soup, name } });
  await tab.at('unreachable');
  await vi.waitFor(() =>
    expect(text('cart.failed.add.offline', tab.notice()?.values)).toBe('We couldn’t add Baguette and Scone. You’re offline.'),
  );
  expect(tab.notice()?.key).toBe('cart.failed.add.offline');
});

it('what waits for an order that the server could not be told of is named by what says so: what was to come in, or the lines that were changed too (CART-23, CART-25)', async () => {
  const tab = await openApp('/app/menu.html');
  await tab.addSoup();
  for (const endpoint of ['cart.update', 'cart.summary']) world.faults.put(endpoint, { endpoint, kind: 'error500' });
  const retry = (instructions: string) => tab.cart.send({ type: 'order.setUp', order: { ...pickup, specialInstructions: instructions } });
  retry('By the door');
  await tab.at('unreachable');
  await vi.waitFor(() => expect(tab.notice()?.key).toBe('cart.failed'));
  tab.cart.send({ type: 'line.added', line: { ...soup, name: 'Baguette', itemId: '101011' } });
  await vi.waitFor(() => expect(tab.notice()).toMatchObject({ key: 'cart.failed.add', values: { name: 'Baguette' } }));
  tab.cart.send({ type: 'line.changed', cartId: must(tab.cart.getSnapshot().context.cartId, 'cart'), sequenceNum: 1, line: soup });
  await vi.waitFor(() => expect(tab.notice()).toMatchObject({ key: 'cart.unsaved.line', values: { name: 'Soup and Baguette' } }));
});

it.each(['cart.add', 'cart.update'])(
  'a server that is closed for maintenance is said by its dialog alone (%s; ERRORS-01, CART-24)',
  async (endpoint) => {
    const tab = await openApp('/app/menu.html');
    await tab.addSoup();
    world.faults.put(endpoint, { endpoint, kind: 'error503' });
    if (endpoint === 'cart.add') tab.cart.send({ type: 'line.added', line: { ...soup, name: 'Baguette' } });
    else tab.cart.send({ type: 'order.setUp', order: { ...pickup, specialInstructions: 'By the door' } });
    await tab.at('unreachable');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(tab.notice()?.tone).not.toBe('error');
  },
);

it('an Add that failed without a connection says so, although there is one again when it is said', () => {
  const failed = { type: 'itemFailedToAdd', name: 'Baguette', others: [], reasonCode: null, canRetry: true, isOffline: true } as const;
  const sent: object[] = [];
  const { call, location, queryClient } = testDependencies(world);
  showCartFailure(failed, { call, location, queryClient, cartId: () => null, send: (event) => void sent.push(event) });
  expect(sent).toMatchObject([{ type: 'notice.shown', notice: { key: 'cart.failed.add.offline' } }]);
});

it('on the page of the cart, which says it itself, a failed Add gives no second notice', async () => {
  const tab = await openApp('/app/cart.html');
  world.faults.put('cart.create', { endpoint: 'cart.create', kind: 'error500' });
  tab.cart.send({ type: 'line.added', line: soup });
  await tab.at('unreachable');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(tab.notice()).toBeNull();
});

it('more than one order may have is no failed Add: the cart says the limit on every page, until it was read (QTY-05)', async () => {
  const tab = await openApp('/app/menu.html');
  await tab.addSoup();
  tab.cart.send({ type: 'line.added', line: plainLine(sold(5205).itemId, 'Celebration Cake, 8 inch', 30) });
  await waitFor(tab.cart, (snapshot) => snapshot.matches({ resting: 'troubled' }), { timeout: 5000 });
  expect(cartFrame(tab.cart.getSnapshot())).toMatchObject({ isLimited: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(tab.notice()?.tone).not.toBe('error');
  tab.cart.send({ type: 'limits.seen' });
  expect(cartFrame(tab.cart.getSnapshot())).toMatchObject({ isLimited: false });
});

it('a limit that an Add exceeds is said also where the next one comes in right after, until it was read (QTY-05, OVERLAYS-35)', async () => {
  const tab = await openApp('/app/menu.html');
  await tab.addSoup();
  tab.cart.send({ type: 'line.added', line: plainLine(sold(5205).itemId, 'Celebration Cake, 8 inch', 30) });
  tab.cart.send({ type: 'line.added', line: soup });
  await waitFor(tab.cart, (snapshot) => snapshot.matches({ resting: 'calm' }) && snapshot.context.queue.length === 0, { timeout: 5000 });
  expect(world.carts.get(tab.cart.getSnapshot().context.cartId ?? '')?.lines).toHaveLength(2);
  expect(cartFrame(tab.cart.getSnapshot())).toMatchObject({ isLimited: true });
  expect(cartScreen(tab.cart.getSnapshot()).limits).toMatchObject([{ name: 'Celebration Cake, 8 inch', maximum: 2 }]);
  tab.cart.send({ type: 'limits.seen' });
  expect(cartFrame(tab.cart.getSnapshot())).toMatchObject({ isLimited: false });
});

it.each([
  ['removal of a line', { type: 'line.removed', sequenceNum: 1 }, 'cart.remove', 'remove failed: no answer'],
  ['change of a quantity', { type: 'quantity.changed', sequenceNum: 1, by: 1 }, 'cart.increase', 'quantity failed: no answer'],
] as const)(
  'a failed %s is logged, and said with the name of its line on a page that is not the cart’s (CART-26, decision 014)',
  async (_name, event, endpoint, message) => {
    const tab = await openApp('/app/menu.html');
    await tab.addSoup();
    world.faults.put(endpoint, { endpoint, kind: 'error500' });
    tab.cart.send(event);
    await tab.at('unreachable');
    await vi.waitUntil(() => tab.notice()?.key === 'cart.unsaved.line', { timeout: 5000 });
    const { cartId } = tab.cart.getSnapshot().context;
    const { queryClient, call } = tab.services;
    const known = queryClient.getQueryData(cartById(call, must(cartId, 'cartId')).queryKey);
    const { name } = must(known?.items[0], 'line');
    expect(text('cart.unsaved.line', tab.notice()?.values)).toBe(`We couldn’t save your change to ${name}.`);
    expect(tab.log).toContainEqual({ source: 'cart', message });
  },
);
