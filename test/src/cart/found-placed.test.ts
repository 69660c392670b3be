import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartById } from '#src/api/cart.ts';
import { byCard } from '#model-tests/samples/paying.ts';
import { cardAsSecret } from '#src/api/payment.ts';
import { showAdded } from '#src/flows/cart/cart-notices.effects.ts';
import { inside } from '#src/flows/checkout/checkout.effects.ts';
import { createSubmissions } from '#src/flows/submit/submission-record.ts';
import { actors, orderIn } from '#src/app/actors.ts';
import type { App } from '#src/app/create-app.ts';
import { watchPlacedCart } from '#src/app/after-first-page/watch-placed-cart.ts';
import { cartOf, cartIdOf, checkoutOf, openCheckout, requestSetup, setupOf } from '#test/kit/order.ts';
import { openedApp } from '#test/kit/live.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

const soup = plainLine('101012', 'Soup');
const card = { creditCardNumber: '4111111111111111', cardHolderName: 'Ana Ruiz', expDate: '1240', cvv: '123', postalCode: '62701' };
const details = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', smsOptIn: false };
const form = { details, specialInstructions: '', goGreen: false, parkingSpot: '' };

/** A guest who left the checkout while it was not known whether the order was placed. It was. */
async function leftUnknown() {
  const navigate = vi.fn<(to: object) => void>();
  const deps = { ...testDependencies(world), navigate };
  const { app } = await openedApp(deps, { order: pickup, previous: pickup, isContinuedGuest: true });
  const cart = cartOf(app);
  const isDone = () => waitFor(cart, (snapshot) => snapshot.matches('resting') && snapshot.context.queue.length === 0);
  app.send({ type: 'line.added', line: soup });
  await isDone();
  const cartId = must(cartIdOf(app), 'cartId');
  openCheckout(app);
  const checkout = await running(checkoutOf(app));
  await waitFor(checkout, (snapshot) => snapshot.matches('filling'));
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'lostAnswer' });
  world.faults.put('cart.summary', { endpoint: 'cart.summary', kind: 'dropped' });
  checkout.send({ type: 'form.submitted', form, paying: byCard(deps.vault.keep(cardAsSecret(card))) });
  await vi.waitUntil(() => checkout.getSnapshot().children.submit?.getSnapshot().matches('unknown'), { timeout: 10_000 });
  actors(app).order.send({ type: 'checkout.left' });
  world.faults.clear();
  const notices = must(app.getSnapshot().children.notices, 'notices');
  return { app, cart, deps, cartId, notices, isDone, navigate };
}

const liveServices = (app: App) => ({ actors: actors(app), send: app.send.bind(app), cartId: () => cartIdOf(app) });

const later = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T13:30' } } as const;

it.each([
  ['an item is added', { type: 'line.added', line: soup }, 1],
  ['the order is changed', { type: 'order.setUp', order: later }, 0],
] as const)(
  'an order whose answer was lost can be reached after %s, and what follows goes into a new cart (decision 005)',
  async (_, event, lines) => {
    const { app, cart, deps, cartId, notices, isDone, navigate } = await leftUnknown();
    app.send(event);
    await vi.waitUntil(() => orderIn(app).placedCartId !== null, { timeout: 10_000 });
    await isDone();
    const next = cartIdOf(app);
    expect(orderIn(app).placedCartId).toBe(cartId);
    expect(world.orders.all()).toMatchObject([{ cartId }]);
    expect(next).not.toBe(cartId);
    expect(world.carts.get(next ?? '')?.lines).toHaveLength(lines);
    expect(createSubmissions(deps.sharedStorage).read(cartId)?.outcome).toBe('placed');
    // The feedback of the item does not take the place of the way to the order.
    await waitFor(cart, (snapshot) => snapshot.matches('resting'));
    expect(notices.getSnapshot().context.notice).toMatchObject({ key: 'cart.placed', action: { key: 'cart.placed.see' } });
    notices.send({ type: 'notice.acted' });
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith({ to: '/app/confirmation.html' }));
  },
);

it('an Add that fails later does not take the place of the way to the order; it is said after it (CART-24, decision 005)', async () => {
  const { app, cart, notices, isDone } = await leftUnknown();
  app.send({ type: 'line.added', line: soup });
  await vi.waitUntil(() => orderIn(app).placedCartId !== null, { timeout: 10_000 });
  await isDone();
  world.faults.put('cart.add', { endpoint: 'cart.add', kind: 'error500' });
  app.send({ type: 'line.added', line: soup });
  await waitFor(cart, (snapshot) => snapshot.matches('unreachable'), { timeout: 5000 });
  await vi.waitUntil(() => notices.getSnapshot().context.waiting?.key === 'cart.failed.add', { timeout: 5000 });
  expect(notices.getSnapshot().context.notice?.key).toBe('cart.placed');
  notices.send({ type: 'notice.acted' });
  expect(notices.getSnapshot().context.notice?.key).toBe('cart.failed.add');
});

it('any read of the cart that is an order already ends it, and leads to its confirmation (decision 005)', async () => {
  const { app, deps, cartId, notices } = await leftUnknown();
  watchPlacedCart({ ...deps, ...liveServices(app) });
  await deps.queryClient.fetchQuery({ ...cartById(deps.call, cartId), staleTime: 0 });
  await vi.waitUntil(() => orderIn(app).order === null, { timeout: 5000 });
  expect([orderIn(app).placedCartId, cartIdOf(app)]).toEqual([cartId, null]);
  expect(createSubmissions(deps.sharedStorage).read(cartId)?.outcome).toBe('placed');
  expect(notices.getSnapshot().context.notice).toMatchObject({ key: 'cart.placed', action: { key: 'cart.placed.see' } });
});

it('a setup that is open gets no notice, and loses nothing, of what a read says: it is heard once the setup is over (decision 005)', async () => {
  const { app, deps, cartId, notices } = await leftUnknown();
  watchPlacedCart({ ...deps, ...liveServices(app) });
  await vi.waitUntil(() => notices.getSnapshot().context.notice?.key === 'cart.unsure', { timeout: 5000 });
  requestSetup(app, { destination: 'RPU', cafeId: '203' });
  const setup = setupOf(app);
  await deps.queryClient.fetchQuery({ ...cartById(deps.call, cartId), staleTime: 0 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([setupOf(app), cartIdOf(app), notices.getSnapshot().context.notice?.key]).toEqual([setup, cartId, 'cart.unsure']);
  actors(app).order.send({ type: 'setup.left' });
  await deps.queryClient.fetchQuery({ ...cartById(deps.call, cartId), staleTime: 0 });
  await vi.waitUntil(() => orderIn(app).order === null, { timeout: 5000 });
  expect([orderIn(app).placedCartId, cartIdOf(app)]).toEqual([cartId, null]);
  expect(notices.getSnapshot().context.notice?.key).toBe('cart.placed');
});

it('the checkout, which asks for its order itself, gets no notice of what a read says', async () => {
  const { app, deps, cartId, notices } = await leftUnknown();
  openCheckout(app);
  watchPlacedCart({ ...deps, ...liveServices(app) });
  await deps.queryClient.fetchQuery({ ...cartById(deps.call, cartId), staleTime: 0 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([actors(app).order.getSnapshot().value, cartIdOf(app)]).toEqual(['checkout', cartId]);
  expect(notices.getSnapshot().context.notice?.key).not.toBe('cart.placed');
});

it('a page that opens on a cart whose order was sent without an answer says so, and leads to the checkout (decision 005)', async () => {
  const { app, deps, notices, navigate } = await leftUnknown();
  // The page of the cart too: its Check out would be a second order to a guest who does not know.
  watchPlacedCart({
    ...deps,
    ...liveServices(app),
    location: () => ({ pathname: '/app/cart.html', searchStr: '', href: '/app/cart.html' }),
  });
  await vi.waitUntil(() => notices.getSnapshot().context.notice?.key === 'cart.unsure', { timeout: 5000 });
  notices.send({ type: 'notice.acted' });
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith({ to: '/app/checkout.html' }));
});

/** The notice that the order may have gone through, on a page that was opened on its cart. */
async function leftUnsure() {
  const left = await leftUnknown();
  watchPlacedCart({ ...left.deps, ...liveServices(left.app) });
  const keys = () => {
    const { notice, waiting } = left.notices.getSnapshot().context;
    return [notice?.key, waiting?.key];
  };
  await vi.waitUntil(() => keys()[0] === 'cart.unsure', { timeout: 5000 });
  return { ...left, keys };
}

it('the feedback of an added item is shown while an order may have gone through (CART-22, NAV-28)', async () => {
  const { app, notices, keys } = await leftUnsure();
  const location = () => ({ pathname: '/app/menu.html', searchStr: '', href: '/app/menu.html' });
  showAdded({ type: 'item.added', name: 'Soup' }, { send: (event) => app.send(event), location });
  expect(keys()).toEqual(['cart.added', 'cart.unsure']);
  notices.send({ type: 'notice.dismissed' });
  expect(keys()[0]).toBe('cart.unsure');
});

it('that an order may have gone through is no longer said once it is known that it did (decision 005)', async () => {
  const { app, keys } = await leftUnsure();
  app.send({ type: 'line.added', line: soup });
  await vi.waitUntil(() => keys()[0] === 'cart.placed', { timeout: 10_000 });
  await vi.waitUntil(() => keys()[1] === undefined, { timeout: 5000 });
});

it.each([
  ['the cart is another', { type: 'cart.emptied' }],
  ['the session ends', { type: 'session.left' }],
] as const)('that an order may have gone through is no longer said once %s', async (_, event) => {
  const { app, keys } = await leftUnsure();
  app.send(event);
  await vi.waitUntil(() => keys()[0] === undefined, { timeout: 1000 });
});

it('that an order may have gone through is no longer said once the checkout knows that it did not (decision 005)', async () => {
  const { app, keys } = await leftUnsure();
  const failed = { type: 'submit.failed', outcome: 'notPlaced', reasonCode: null };
  void inside.submit['submit.failed'](failed as never, { actors: actors(app), trackEvent: () => {} } as never);
  expect(keys()[0]).toBeUndefined();
});
