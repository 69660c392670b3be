import type { NavigateOptions } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { orderSetupPath, productPath } from '#domain/navigation/page.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import type { FileRouteTypes } from '#src/routeTree.gen.ts';
import { openProduct } from '#src/routes/app/product/-open-product.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { routedApp } from '#test/kit/routed-app.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { cartOf } from '#test/kit/order.ts';

const world = openSandbox();
const soup = plainLine('101012', 'Soup');

type Page = FileRouteTypes['to'];
type PageWithParams = Extract<Page, `${string}$${string}`>;

/** Links with all that an address may ask for. A new route with parameters does not compile without one. */
const linksWithMore = (cart: string): Readonly<Partial<Record<Page, NavigateOptions>> & Record<PageWithParams, NavigateOptions>> => ({
  '/': { href: '/?action=startAnOrder&promoCode=a' },
  '/app/activeorder/$orderId': { to: '/app/activeorder/$orderId', params: { orderId: 'order-1' } },
  '/app/cart.html': { href: '/app/cart.html?cafeId=204&discountCode=x' },
  '/app/category/reward/$rewardId': { to: '/app/category/reward/$rewardId', params: { rewardId: 'reward-1' } },
  '/app/category/{$categoryId}.html': { to: '/app/category/{$categoryId}.html', params: { categoryId: 'soups' } },
  '/app/initiateOffer.html': { href: '/app/initiateOffer.html?offerId=season' },
  '/app/menu.html': { href: '/app/menu.html?section=soups&openOverlay=cart-drawer&ref=r' },
  '/app/product/{$placardHash}.html': {
    to: '/app/product/{$placardHash}.html',
    params: { placardHash: 'tomato-basil-soup-10101' },
    search: { cart, line: '1' },
  },
  '/app/reset-password.html': { href: '/app/reset-password.html?token=t1' },
  '/app/startOrder': { href: '/app/startOrder?groupOrder=true' },
  '/app/startOrder.html': { to: '/app/startOrder.html', search: { destination: 'DELIVERY', cafeId: '204' } },
  '/app/unsubscribe.html': { href: '/app/unsubscribe.html?token=t2' },
  '/en-us/prospect/{$token}.html': { to: '/en-us/prospect/{$token}.html', params: { token: 't3' } },
  '/en-us/my{$brand}/profile-and-settings/{$part}.html': {
    to: '/en-us/my{$brand}/profile-and-settings/{$part}.html',
    params: { brand: 'hearthside', part: 'rewards' },
  },
});

/** A guest on the menu with a soup in the cart, and what is called and sent from then on. */
async function onMenu({ mayPreload = true } = {}) {
  const called: string[] = [];
  const sent: string[] = [];
  const deps = testDependencies(world);
  const call: typeof deps.call = (described, asked) => {
    called.push(`${described.method} ${described.name}`);
    return deps.call(described, asked);
  };
  const opened = await routedApp(
    { ...deps, call },
    '/app/menu.html',
    { order: pickup, previous: pickup, isContinuedGuest: true },
    { mayPreload: () => mayPreload },
  );
  const { app } = opened;
  app.send({ type: 'line.added', line: soup });
  const cart = cartOf(app);
  await waitFor(cart, (snapshot) => snapshot.matches({ resting: 'calm' }) && snapshot.context.cartId !== null);
  deps.queryClient.clear();
  called.length = 0;
  app.system.inspect((inspection) => {
    // On a slow machine a notice may go by itself.
    if (inspection.type === '@xstate.event' && !/^xstate\.(promise|done\.actor\.pause)/.test(inspection.event.type)) {
      sent.push(inspection.event.type);
    }
  });
  return { ...opened, called, sent };
}

it('a link that is pointed at only reads, whichever page it leads to: no actor is sent an event', async () => {
  const { app, router, called, sent } = await onMenu();
  const before = app.getSnapshot();
  const links: Readonly<Record<string, NavigateOptions>> = {
    ...Object.fromEntries(Object.keys(router.routesByPath).map((to) => [to, { to }])),
    ...linksWithMore(must(cartOf(app).getSnapshot().context.cartId, 'cart')),
  };
  const pages = new Map<string, string>();
  for (const [page, link] of Object.entries(links)) {
    const match: { readonly fullPath: string; readonly status: string } = must((await router.preloadRoute(link))?.at(-1), page);
    expect([page, match.status]).toEqual([page, 'success']);
    pages.set(page, match.fullPath);
  }
  expect(sent).toEqual([]);
  // The stock of a day is read by a POST (C-09).
  expect(called.filter((name) => !name.startsWith('get ') && name !== 'post menu.stockout.check')).toEqual([]);
  // The line of the cart that is to be changed.
  expect(called).toContain('get cart.summary');
  expect(app.getSnapshot()).toBe(before);
  expect(router.state.location.href).toBe('/app/menu.html');
  // Each is the page itself, or the one its address redirects to.
  const standsFor = { '/': '/app/home.html', '/app/startOrder': '/app/startOrder.html' };
  expect(Object.fromEntries(pages)).toEqual({ ...Object.fromEntries(Object.keys(links).map((page) => [page, page])), ...standsFor });
});

it('nothing is preloaded over a connection that does not allow it', async () => {
  const { router, called } = await onMenu({ mayPreload: false });
  expect(await router.preloadRoute({ to: '/app/menu.html' })).toBeUndefined();
  expect(called).toEqual([]);
});

it('the flow of a product begins when its page is entered, and what was chosen stays while the page does; it ends with the page', async () => {
  const { app } = await onMenu();
  const input = {
    cafeId: pickup.cafe.id,
    placardId: '1',
    name: 'Soup',
    customizationsId: null,
    customizationsMax: 5,
    line: null,
  };
  const open = (itemId: string) => openProduct({ app }, { name: 'product', input: { ...input, itemId } });
  open('101012');
  const product = app.getSnapshot().children.product;
  open('101012');
  expect(app.getSnapshot().children.product).toBe(product);
  open('101013');
  expect(app.getSnapshot().children.product).not.toBe(product);
  openProduct({ app }, null);
  expect(app.getSnapshot().children.product).toBeUndefined();
});

it.for(['tomato-basil-soup-10101', 'früh & spät/7'])(
  'the plain link of a card is the address that the router gives its product: %s',
  async (placardHash) => {
    const { router } = await onMenu();
    const { href, pathname } = router.buildLocation({ to: '/app/product/{$placardHash}.html', params: { placardHash } });
    expect(new URL(productPath(placardHash), 'https://shop.example').pathname).toBe(new URL(href, 'https://shop.example').pathname);
    expect(router.getMatchedRoutes(router.buildLocation({ href: productPath(placardHash) } as NavigateOptions).pathname)[1]).toEqual(
      router.getMatchedRoutes(pathname)[1],
    );
    expect(router.buildLocation({ to: orderSetupPath }).href).toBe(orderSetupPath);
  },
);
