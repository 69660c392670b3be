import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import { placed } from '#model-tests/samples/tracking.ts';
import { activeOrdersScreen } from '#machines/active-orders/active-orders.screen.ts';
import { cafeById } from '#src/api/cafe.ts';
import { cafeNowById } from '#src/api/cafes-now.ts';
import { placedOrder } from '#src/api/order.ts';
import { orderDetailsQuery } from '#src/api/placed-order.ts';
import { followPlacedOrders } from '#src/app/after-first-page/follow-placed-orders.ts';
import { keepForgettingOthers } from '#src/app/after-first-page/forget-others.ts';
import { placedOrdersIn } from '#src/app/storage/placed-orders.ts';
import { memberOf } from '#src/app/session/member-in.ts';
import { startSession } from '#src/app/session/start-session.ts';
import { ConfirmationPage } from '#src/routes/app/-orders/confirmation.tsx';
import { LiveOrders } from '#src/routes/app/-orders/live-orders.tsx';
import { ActiveOrderPage } from '#src/routes/app/activeorder/-active-order-page.tsx';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import type { Person } from '#sandbox/world/people/person.ts';
import { must } from '#domain/must.ts';
import { openedApp } from '#test/kit/live.ts';
import { patIn, viewerOf } from '#test/kit/pat.ts';
import { htmlOf, keepFailures } from '#test/kit/page.tsx';
import { placeOrder } from '#test/kit/place-order.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

const guest = { kind: 'guest' } as const;
/** 11:30 in Chicago, as the sandbox's clock stands. */
const pickup = { ...placed.pickup, at: '2026-11-20T11:45' };
const pageOf = (id: string) => ({ path: '/app/activeorder/$orderId', address: `/app/activeorder/${id}` });
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

interface Browser {
  readonly who?: Person | null;
  readonly sharedStorage?: ReturnType<typeof memoryStorage>;
  /** Whose the order is that was placed last here; null: a guest's; left out: none was. */
  readonly placedBy?: string | null;
  readonly holds?: string;
}

/** A page that opens in a browser, with the session of a member or without one. `holds`: a call whose answer waits until `release`. */
async function openBrowser({ who = null, sharedStorage = memoryStorage(), placedBy, holds }: Browser = {}) {
  const plain = testDependencies(world);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const call: typeof plain.call = async (described, asked) => {
    const answer = await plain.call(described, asked);
    if (described.name === holds) await held;
    return answer;
  };
  const deps = { ...plain, call, sharedStorage };
  if (who) deps.tokenCookie.keep(openSession(world, who).token, null);
  keepFailures(deps);
  const earlier = placedBy === undefined ? {} : { placedCartId: pickup.cartId, placedCustomerId: placedBy };
  const { app, services } = await openedApp(deps, { ...earlier, hasToken: who !== null });
  onTestFinished(() => void app.stop());
  const follow = async () => {
    keepForgettingOthers(app, services);
    followPlacedOrders(services);
    app.send({ type: 'flow.opened', name: 'activeOrders', input: { isTracked: true } });
    return running(app.getSnapshot().children.activeOrders);
  };
  return {
    app,
    services,
    sharedStorage,
    release: () => release(),
    follow,
    async known() {
      const flow = await follow();
      await waitFor(flow, (snapshot) => snapshot.matches('known'));
      return flow;
    },
    signIn: () => memberOf(startSession(app)),
    read: async (page: typeof ConfirmationPage, at?: ReturnType<typeof pageOf>) => wordsOf(await htmlOf(page, services, app, at)),
    /** What a page would load. */
    async load(cartId: string) {
      const { call: ask, queryClient } = services;
      await queryClient.prefetchQuery(placedOrder(ask, cartId));
      await queryClient.prefetchQuery(cafeById(ask, pickup.cafeId));
      await queryClient.prefetchQuery(cafeNowById(ask, pickup.cafeId));
    },
  };
}

describe('an order of a member', () => {
  it('is neither shown nor kept once their session has ended with their browser (SESSION-07, ACTIVE-05)', async () => {
    const pat = patIn(world);
    placeOrder(world, pickup, pat.customerId);
    const sharedStorage = memoryStorage();
    placedOrdersIn(sharedStorage).add(pickup.cartId, pickup, pat.customerId);
    const page = await openBrowser({ sharedStorage, placedBy: pat.customerId });
    await page.load(pickup.cartId);
    expect(await page.read(LiveOrders)).not.toContain(pickup.number);
    expect(await page.read(ConfirmationPage)).not.toContain(pickup.number);
    const flow = await page.known();
    expect(activeOrdersScreen(flow.getSnapshot())).toEqual({ kind: 'empty' });
    expect(sharedStorage.getItem('placedOrders')).not.toContain(pickup.orderId);
    expect([sharedStorage.getItem('placedOrders'), sharedStorage.getItem('activeOrder')].join()).not.toContain(pickup.cartId);
  });

  it('is not inherited by another member who signs in (SESSION-07)', async () => {
    const sharedStorage = memoryStorage();
    placeOrder(world, pickup, 'customer-somebody');
    placedOrdersIn(sharedStorage).add(pickup.cartId, pickup, 'customer-somebody');
    const page = await openBrowser({ who: patIn(world), sharedStorage, placedBy: 'customer-somebody' });
    await page.load(pickup.cartId);
    await page.signIn();
    expect(await page.read(ConfirmationPage)).not.toContain(pickup.number);
    const flow = await page.known();
    expect(flow.getSnapshot().context.orders).toEqual([]);
    expect(sharedStorage.getItem('placedOrders')).not.toContain(pickup.cartId);
  });

  it('waits until it is known who they are, and is there then (ACTIVE-05, ROUTES-10)', async () => {
    const pat = patIn(world);
    placeOrder(world, pickup, pat.customerId);
    const sharedStorage = memoryStorage();
    placedOrdersIn(sharedStorage).add(pickup.cartId, pickup, pat.customerId);
    const page = await openBrowser({ who: pat, sharedStorage, placedBy: pat.customerId, holds: 'account.session' });
    await page.load(pickup.cartId);
    expect(await page.read(ConfirmationPage)).not.toContain(pickup.number);
    expect(await htmlOf(LiveOrders, page.services, page.app)).toContain('data-coming');
    page.release();
    await page.signIn();
    expect(await page.read(ConfirmationPage)).toContain(pickup.number);
    const flow = await page.known();
    expect(flow.getSnapshot().context.orders).toMatchObject([{ orderId: pickup.orderId, customerId: pat.customerId }]);
  });

  it('that is read while they sign out is not stored as a guest’s (SESSION-07, ACTIVE-05)', async () => {
    const pat = patIn(world);
    placeOrder(world, pickup, pat.customerId);
    const page = await openBrowser({ who: pat, placedBy: pat.customerId, holds: 'cafe.details' });
    await page.signIn();
    await page.follow();
    await vi.waitFor(() => expect(page.services.queryClient.isFetching({ queryKey: ['cafe'] })).toBe(1));
    page.services.actors.session.send({ type: 'logout.requested', redirectHome: false });
    await vi.waitFor(() => expect(page.app.getSnapshot().context.visitor).toBe('anonymous'));
    page.release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(placedOrdersIn(page.sharedStorage).orders(guest)).toEqual([]);
    expect(page.sharedStorage.getItem('placedOrders') ?? '').not.toContain(pickup.cartId);
  });

  it('and its cart leave the record at the sign-out, and those of a guest stay (SESSION-07)', () => {
    const storage = memoryStorage();
    const record = placedOrdersIn(storage);
    record.add(placed.delivery.cartId, { ...placed.delivery, at: '2026-11-20T12:10' }, null);
    record.add(pickup.cartId, pickup, 'customer-pat');
    record.forgetOthers(guest);
    expect(record.orders(guest)).toMatchObject([{ orderId: placed.delivery.orderId }]);
    expect(storage.getItem('placedOrders')).not.toContain(pickup.cartId);
  });

  it('that is placed before it is known who they are becomes theirs (ACTIVE-05)', () => {
    const record = placedOrdersIn(memoryStorage());
    record.add(pickup.cartId, pickup, '');
    expect(record.orders(guest)).toEqual([]);
    record.forgetOthers(viewerOf(world));
    expect(record.orders(viewerOf(world))).toMatchObject([{ orderId: pickup.orderId, customerId: patIn(world).customerId }]);
  });
});

describe('the page of an order', () => {
  it('of a guest stays where it is shown more than two hours after its time (ROUTES-11, GEN-14)', async () => {
    const sharedStorage = memoryStorage();
    placeOrder(world, pickup);
    placedOrdersIn(sharedStorage).add(pickup.cartId, pickup, null);
    const page = await openBrowser({ sharedStorage });
    const flow = await page.known();
    await page.load(pickup.cartId);
    flow.send({ type: 'order.watched', order: pickup });
    world.clock.move({ hours: 2, minutes: 20 });
    placedOrdersIn(sharedStorage).prune(world.clock.now());
    await waitFor(flow, ({ context }) => context.orders.length === 0);
    expect(await page.read(ActiveOrderPage, pageOf(pickup.number))).toContain(pickup.number);
    expect(await page.read(ActiveOrderPage, pageOf(pickup.orderId))).toContain(pickup.number);
  });

  it('of a guest has an address that leads to it after that too: its number, which the server knows (ROUTES-11, ACTIVE-01)', async () => {
    const sharedStorage = memoryStorage();
    placeOrder(world, pickup);
    placedOrdersIn(sharedStorage).add(pickup.cartId, pickup, null);
    const before = await openBrowser({ sharedStorage });
    expect(await htmlOf(LiveOrders, before.services, before.app)).toContain(`/app/activeorder/${pickup.number}`);
    world.clock.move({ hours: 2, minutes: 20 });
    const after = await openBrowser({ sharedStorage });
    await after.known();
    const { call, queryClient } = after.services;
    await queryClient.prefetchQuery(orderDetailsQuery(call, { id: pickup.number, isMember: false }));
    expect(await after.read(ActiveOrderPage, pageOf(pickup.number))).toContain(pickup.number);
  });

  it('of a member asks nothing before their session is there, and is the order then, not a door (ROUTES-11, SESSION-11)', async () => {
    const pat = patIn(world);
    placeOrder(world, pickup, pat.customerId);
    const page = await openBrowser({ who: pat, holds: 'account.session' });
    await page.read(ActiveOrderPage, pageOf(pickup.orderId));
    const { call, queryClient } = page.services;
    const query = orderDetailsQuery(call, { id: pickup.orderId, isMember: true });
    expect(queryClient.getQueryState(query.queryKey)?.fetchStatus ?? 'idle').toBe('idle');
    page.release();
    await page.signIn();
    await page.known();
    await queryClient.prefetchQuery(query);
    expect(await page.read(ActiveOrderPage, pageOf(pickup.orderId))).toContain(pickup.number);
  });

  it('of a member does not open by its number: without a session the page has a way to sign in, and shows nothing of it (SERVICE-02, GEN-11, SESSION-07)', async () => {
    placeOrder(world, pickup, patIn(world).customerId);
    const page = await openBrowser();
    await page.known();
    const { call, queryClient } = page.services;
    await queryClient.prefetchQuery(orderDetailsQuery(call, { id: pickup.number, isMember: false }));
    const words = await page.read(ActiveOrderPage, pageOf(pickup.number));
    expect(words).toContain('If you ordered with an account, sign in to see it.');
    expect(words).not.toContain(pickup.cafeName);
    expect(await htmlOf(ActiveOrderPage, page.services, page.app, pageOf(pickup.number))).toMatch(/<button[^>]*>Sign in<\/button>/);
  });

  it.each([
    ['number', pickup.number],
    ['id', pickup.orderId],
  ])('of another member does not open by its %s (SERVICE-02, SESSION-07)', async (_, id) => {
    placeOrder(world, pickup, 'another member');
    const page = await openBrowser({ who: patIn(world) });
    await page.signIn();
    await page.known();
    const { call, queryClient } = page.services;
    await queryClient.prefetchQuery(orderDetailsQuery(call, { id, isMember: true }));
    const words = await page.read(ActiveOrderPage, pageOf(id));
    expect(words).toContain('This order isn’t in your account.');
    expect(words).not.toContain(pickup.cafeName);
  });

  it('of a member in an insecure persistent session shows neither their name nor email, phone or address (SESSION-17)', async () => {
    const pat = patIn(world);
    const delivery = { ...placed.delivery, at: '2026-11-20T12:10' };
    placeOrder(world, delivery, pat.customerId);
    const stored = must(world.carts.get(delivery.cartId), 'cart');
    const view = must(stored.placed, 'placed');
    const deliveryInfo = { address1: '12 Elm Street', address2: null, city: 'Springfield', postalCode: '62701' };
    world.carts.put(delivery.cartId, { ...stored, placed: { ...view, deliveryInfo: { ...view.deliveryInfo, ...deliveryInfo } } });
    const page = await openBrowser({ who: pat });
    const member = must(await page.signIn(), 'member');
    await page.known();
    const { call, queryClient } = page.services;
    await queryClient.fetchQuery(orderDetailsQuery(call, { id: delivery.orderId, isMember: true }));
    const read = () => page.read(ActiveOrderPage, pageOf(delivery.orderId));
    const trusted = await read();
    expect(trusted).toContain('12 Elm Street');
    const session = { ...member, isPersistent: true, isSecure: false };
    page.services.actors.session.send({ type: 'session.opened', session });
    const withheld = await read();
    expect(withheld).toContain(delivery.number);
    for (const detail of ['12 Elm Street', 'Ana', 'ana@example.com']) expect(withheld).not.toContain(detail);
  });

  it('that a member placed as a guest is read by its number, and says how it stands (SERVICE-02, SERVICE-03)', async () => {
    const pat = must(world.people.byEmail('pat@example.com'), 'pat');
    placeOrder(world, pickup);
    const page = await openBrowser({ who: pat });
    await page.signIn();
    const { call, queryClient } = page.services;
    const { cart } = await queryClient.fetchQuery(orderDetailsQuery(call, { id: pickup.number, isMember: true }));
    expect([cart.orderId, cart.customer]).toEqual([pickup.orderId, null]);
  });
});
