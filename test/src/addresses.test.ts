import { must } from '#domain/must.ts';
import { expect, it, vi } from 'vitest';
import { defaultFeatures, type Features } from '#domain/app/features.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { placed } from '#model-tests/samples/tracking.ts';
import { placedOrdersIn } from '#src/app/storage/placed-orders.ts';
import { openRequested, reopenSheet } from '#src/app/open-requested.ts';
import { parseSearch } from '#src/app/search-text.ts';
import { readQuery } from '#domain/navigation/query.ts';
import { orderIn } from '#src/app/actors.ts';
import { cartIdOf } from '#test/kit/order.ts';
import { patIn, viewerOf } from '#test/kit/pat.ts';
import { placeOrder } from '#test/kit/place-order.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { routedApp } from '#test/kit/routed-app.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

interface Guest {
  readonly order?: SetUpOrder | null;
  readonly features?: Partial<Features>;
  /** Pat is signed in. */
  readonly isMember?: boolean;
}

/** The routes of the app without a page, on an address. */
async function visit(address: string, { order = null, features = {}, isMember = false }: Guest = {}) {
  const deps = testDependencies(world);
  if (isMember) deps.tokenCookie.keep(openSession(world, patIn(world)).token, null);
  const call: typeof deps.call = (described, asked) =>
    described.name === 'app.features' ? Promise.resolve({ ...defaultFeatures, ...features } as never) : deps.call(described, asked);
  const { app, auth, router } = await routedApp({ ...deps, call }, address, { order, previous: order, hasToken: isMember });
  const page = () => {
    const { fullPath, meta } = must(router.state.matches.at(-1), 'page');
    return { fullPath, title: meta?.flatMap((tag) => tag?.title ?? []).at(-1) };
  };
  /** Opens what the address names; returns where that leads, or null. */
  const openNamed = async () => {
    const navigate = vi.spyOn(router, 'navigate');
    await openRequested(app, router, auth, readQuery(parseSearch(router.state.location.searchStr)));
    const [to] = navigate.mock.lastCall ?? [];
    return to === undefined ? null : router.buildLocation(to).href;
  };
  return { app, auth, deps, href: () => router.state.location.href, openNamed, page };
}

it('the front door keeps what its address asks for (QUERY-01, QUERY-11)', async () => {
  expect((await visit('/?openOverlay=sign-in')).href()).toBe('/app/home.html?openOverlay=sign-in');
  expect((await visit('/?action=signIn#top', { order: pickup })).href()).toBe('/app/home.html?action=signIn#top');
});

it('a stored parameter leaves the address; repeated ones and the hash stay (QUERY-03, QUERY-05)', async () => {
  const { href } = await visit('/app/menu.html?tag=a&discountCode=x10&tag=b#soups', { order: pickup });
  expect(href()).toBe('/app/menu.html?tag=a&tag=b#soups');
});

it('a cafe in the address of any page begins an order there, unless the order in hand is at that cafe (QUERY-10)', async () => {
  expect((await visit('/app/cart.html?cafeId=204', { order: pickup })).href()).toBe('/app/startOrder.html?cafeId=204');
  expect((await visit(`/app/cart.html?cafeId=${pickup.cafe.id}`, { order: pickup })).href()).toBe(
    `/app/cart.html?cafeId=${pickup.cafe.id}`,
  );
});

it('a group order can be asked for on any page where groups are on; no order of one guest is begun in its place (NAV-03)', async () => {
  const asked = '/app/menu.html?groupOrder=true';
  const { app, href } = await visit(asked, { order: pickup, features: { groupOrder: true } });
  expect(href()).toBe('/app/startOrder.html?groupOrder=true');
  expect(orderIn(app).setup).toBeNull();
  expect((await visit(asked, { order: pickup })).href()).toBe(asked);
});

it('openOverlay opens a drawer over the page, and leaves the page for the order setup (QUERY-01, OVERLAYS-06)', async () => {
  const { app, openNamed } = await visit('/app/cart.html?openOverlay=cart-drawer', {
    order: pickup,
    features: { miniCartIsEnabled: true },
  });
  expect(await openNamed()).toBe('/app/cart.html');
  expect(app.getSnapshot().children.overlays?.getSnapshot().context.stack).toEqual(['cart-drawer']);
  const setup = await visit('/app/cart.html?openOverlay=order-setup-flow', { order: pickup });
  expect(await setup.openNamed()).toBe('/app/startOrder.html');
});

it('openOverlay=bakery-upsell opens over the cart, and nothing without one (QUERY-01, OVERLAYS-09, OVERLAYS-10)', async () => {
  const { app, openNamed } = await visit('/app/menu.html?openOverlay=bakery-upsell');
  expect(await openNamed()).toBe('/app/menu.html');
  expect(app.getSnapshot().context.openFlows).toEqual({});
  const withCart = await visit('/app/menu.html?openOverlay=beverage-upsell', { order: pickup });
  await vi.waitUntil(() => cartIdOf(withCart.app) !== null, { timeout: 5000 });
  expect(await withCart.openNamed()).toBe('/app/cart.html');
  expect(withCart.app.getSnapshot().context.openFlows).toEqual({
    upsell: { cartId: cartIdOf(withCart.app), only: 'beverage', isLarge: false },
  });
});

it.for(['allergen-drawers', 'allergen-modals'])(
  'openOverlay=%s opens what the guest avoids over the menu (QUERY-01, OVERLAYS-11, OVERLAYS-12)',
  async (name) => {
    const { app, openNamed } = await visit(`/app/cart.html?openOverlay=${name}`, { order: pickup, features: { allergenFilter: true } });
    expect(await openNamed()).toBe('/app/menu.html');
    expect(app.getSnapshot().context.openFlows.allergens).toMatchObject({ cafeId: pickup.cafe.id, question: null });
  },
);

it.for(['reward-info', 'reward-swap', 'reward-error'])(
  'openOverlay=%s asks a guest to sign in, whose rewards are not known (QUERY-01, OVERLAYS-15)',
  async (name) => {
    const { app, openNamed } = await visit(`/app/menu.html?openOverlay=${name}`, { order: pickup });
    expect(await openNamed()).toBe('/app/menu.html');
    await vi.waitFor(() => expect(app.getSnapshot().children.session?.getSnapshot()).toHaveProperty('children.auth'));
    expect(app.getSnapshot().context.openFlows).toEqual({});
  },
);

it.for(['sign-in', 'sign-up', 'forgot-password', 'session-expired'])(
  'openOverlay=%s leaves the address once it has opened, so that a reload after sign-in asks nothing again (QUERY-01)',
  async (name) => {
    const { app, openNamed } = await visit(`/app/menu.html?tag=a&openOverlay=${name}#soups`, { order: pickup });
    expect(await openNamed()).toBe('/app/menu.html?tag=a#soups');
    await vi.waitFor(() => expect(app.getSnapshot().children.session?.getSnapshot()).toHaveProperty('children.auth'));
  },
);

it('action=signIn leaves the address with the sign-in it asks for; a name that is not known stays (QUERY-11, OVERLAYS-52)', async () => {
  expect(await (await visit('/app/menu.html?action=signIn&tag=a', { order: pickup })).openNamed()).toBe('/app/menu.html?tag=a');
  expect(await (await visit('/app/menu.html?openOverlay=dance', { order: pickup })).openNamed()).toBeNull();
});

it('openOverlay=order-setup-flow takes repeated parameters and the hash along (QUERY-01, OVERLAYS-06)', async () => {
  const { openNamed } = await visit('/app/menu.html?tag=a&openOverlay=order-setup-flow&tag=b&destination=DELIVERY#soups', {
    order: pickup,
  });
  expect(await openNamed()).toBe('/app/startOrder.html?tag=a&tag=b&destination=DELIVERY#soups');
});

it('a stored parameter leaves an address that has no page too (QUERY-03, AMB-52)', async () => {
  const { href } = await visit('/app/none/such.html?token=t1&tag=a#top', { order: pickup });
  expect(href()).toBe('/app/none/such.html?tag=a#top');
});

it.for([
  ['/app/menu.html?section=', '/app/menu.html'],
  ['/app/menu.html?section=none&section=soups', '/app/menu.html'],
  ['/app/startOrder.html?destination=moon&returnTo=//evil.test', '/app/startOrder.html'],
  ['/app/product/soup-1.html?line=x&line=y', '/app/product/{$placardHash}.html'],
] as const)('%s opens its page: a value that is not known counts as absent', async ([address, fullPath]) => {
  expect((await visit(address, { order: pickup })).page().fullPath).toBe(fullPath);
});

it.for([
  ['ROUTES-02', '/app/startOrder.html', '/app/startOrder.html', 'Start an order'],
  ['ROUTES-04', '/app/menu.html', '/app/menu.html', 'Menu'],
  ['ROUTES-05', '/app/category/soups.html', '/app/category/{$categoryId}.html', undefined],
  ['ROUTES-06', '/app/category/reward/reward-1', '/app/category/reward/$rewardId', 'A free pastry'],
  ['ROUTES-07', '/app/product/soup-1.html', '/app/product/{$placardHash}.html', undefined],
  ['ROUTES-08', '/app/cart.html', '/app/cart.html', 'Your cart'],
  ['ROUTES-13', '/app/initiateOffer.html?offerId=season', '/app/initiateOffer.html', 'Taste the season'],
] as const)('%s: %s opens its page', async ([, address, fullPath, title]) => {
  const opened = await visit(address, { order: pickup });
  expect(opened.href()).toBe(address);
  expect(opened.page()).toEqual({ fullPath, title });
});

it('the start of an offer that names none leads to the menu (ROUTES-13)', async () => {
  expect((await visit('/app/initiateOffer.html', { order: pickup })).href()).toBe('/app/menu.html');
});

it('an order begins at either address, with the cafe that it names (ROUTES-03, QUERY-10)', async () => {
  const { app, href } = await visit('/app/startOrder/?cafeId=204');
  expect(href()).toBe('/app/startOrder.html?cafeId=204');
  expect(orderIn(app).setup).toMatchObject({ cafeId: '204' });
});

it('action=startAnOrder opens the order setup unless an order is set up (QUERY-12, ORD-SETUP-26)', async () => {
  expect((await visit('/app/cart.html?action=startAnOrder')).href()).toContain('/app/startOrder.html');
  expect((await visit('/app/cart.html?action=startAnOrder', { order: pickup })).href()).toContain('/app/cart.html');
});

it('a sheet that the history names opens again, unless it has no place any more (OVERLAYS-13, OVERLAYS-52)', async () => {
  const { app, auth } = await visit('/app/cart.html', { order: pickup, features: { miniCartIsEnabled: true } });
  const navigate = vi.fn<() => Promise<void>>(() => Promise.resolve());
  expect(await reopenSheet(app, { navigate }, auth, 'cart-drawer')).toBe(true);
  expect(app.getSnapshot().children.overlays?.getSnapshot().context.stack).toEqual(['cart-drawer']);
  expect(await reopenSheet(app, { navigate }, auth, 'dance')).toBe(false);
});

it('the status of an order, asked for by name, is the page of the one that comes soonest; without an order there is none (OVERLAYS-28)', async () => {
  const asked = '/app/menu.html?openOverlay=order-status';
  // The name leaves the address, and the page stays.
  expect(await (await visit(asked, { order: pickup })).openNamed()).toBe('/app/menu.html');
  const { deps, openNamed } = await visit(asked, { order: pickup });
  const record = placedOrdersIn(deps.sharedStorage);
  const soon = { ...placed.pickup, orderId: 'order-soon', number: '2001', cartId: 'cart-soon', at: '2026-11-20T11:50' };
  const over = { ...placed.pickup, orderId: 'order-over', cartId: 'cart-over', at: '2026-11-19T11:50' };
  for (const order of [{ ...soon, orderId: 'order-later', cartId: 'cart-later', at: '2026-11-20T18:00' }, over, soon]) {
    record.add(must(order.cartId, 'cartId'), order, null);
  }
  expect(await openNamed()).toBe('/app/activeorder/2001');
});

it('the status of an order that only the account knows is its page too, and that of one that was canceled is not (OVERLAYS-28, ACTIVE-03)', async () => {
  const asked = '/app/menu.html?openOverlay=order-status';
  const { customerId } = patIn(world);
  const soon = { ...placed.pickup, orderId: 'order-account', number: '2002', cartId: 'cart-account', at: '2026-11-20T11:50' };
  placeOrder(world, soon, customerId);
  expect(await (await visit(asked, { order: pickup, isMember: true })).openNamed()).toBe('/app/activeorder/order-account');
  const { deps, openNamed } = await visit(asked, { order: pickup, isMember: true });
  placedOrdersIn(deps.sharedStorage).cancel(soon.orderId, viewerOf(world));
  expect(await openNamed()).toBe('/app/menu.html');
});

it('help with an order waits until it is known whose it is (QUERY-01, REMEDY-05)', async () => {
  const { customerId } = patIn(world);
  const mine = { ...placed.pickup, orderId: 'order-mine', number: '2003', cartId: 'cart-mine', at: '2026-11-20T11:50' };
  placeOrder(world, mine, customerId);
  const { app, auth, deps, openNamed } = await visit('/app/menu.html?openOverlay=remedy-recovery-drawer', {
    order: pickup,
    isMember: true,
    features: { digitalRecovery: true },
  });
  placedOrdersIn(deps.sharedStorage).add(mine.cartId, mine, customerId);
  await openNamed();
  expect(app.getSnapshot().context.openFlows.remedy).toMatchObject({ number: '2003' });
  expect(await auth.member()).not.toBeNull();
});

it.each([
  ['/app/category/10.html', 'Soups'],
  ['/app/category/999.html', undefined],
  ['/app/confirmation.html', 'Your order'],
])('%s has the title %s (ROUTES-38, DATALAYER-01)', async (address, title) => {
  const { page } = await visit(address, { order: pickup });
  expect(page().title).toBe(title);
});

it('the page of an order that was placed has its thanks for a title (ROUTES-38)', async () => {
  const deps = testDependencies(world);
  const { router } = await routedApp(deps, '/app/confirmation.html', { placedCartId: 'cart-1' });
  expect(router.state.matches.at(-1)?.meta).toEqual([{ title: 'Thank you' }]);
});
