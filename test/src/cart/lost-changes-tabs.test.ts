import { isRedirect } from '@tanstack/react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import { noAvoidance } from '#domain/menu/allergens.ts';
import { must } from '#domain/must.ts';
import { madeAt } from '#domain/order/lost-lines.ts';
import { overlaysScreen } from '#machines/overlays/overlays.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cafes } from '#sandbox/world/cafe/cafes.ts';
import { cartById } from '#src/api/cart.ts';
import { readLostLines } from '#src/api/lost-lines.ts';
import { optionsOf } from '#src/api/product.ts';
import { forgetCart } from '#src/app/storage/forget-cart.ts';
import { watchLostChanges } from '#src/app/after-first-page/watch-lost-changes.ts';
import { writeAvoidance } from '#src/flows/allergens/avoidance-record.ts';
import { keepLines } from '#src/flows/cart/kept-lines.ts';
import { enterCheckout } from '#test/kit/enter-checkout.ts';
import { cartOf } from '#test/kit/order.ts';
import { pageChanges } from '#test/kit/page-changes.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { openBrowser } from '#test/kit/tabs.ts';

const world = openSandbox();

const orderWith = (most: number) => {
  const { serving } = must(
    [...cafes.values()].find(
      ({ serving: { customizationsMaxAllowed, destinations } }) => customizationsMaxAllowed === most && destinations.includes('RPU'),
    ),
    'cafe',
  );
  return { ...pickup, cafe: { ...pickup.cafe, id: serving.id, customizationsMaxAllowed: most } };
};
/** One makes five changes to an item, the other three. */
const [generous, careful] = [orderWith(5), orderWith(3)];

type Browser = ReturnType<typeof openBrowser>;

const presence = (isHere: () => boolean) => {
  const listeners = new Set<() => void>();
  return {
    isHere,
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: () => listeners.forEach((listener) => listener()),
  };
};

/** A tab that follows what lost its changes, as it does after its first page. */
async function newTab(browser: Browser, page = presence(() => true)) {
  const tab = await browser.openTab();
  onTestFinished(() => void tab.app.stop());
  const { services } = tab;
  const { actors, call, cartId, queryClient } = services;
  const opened: string[] = [];
  actors.overlays.subscribe((snapshot) => {
    const screen = overlaysScreen(snapshot);
    if (screen.kind === 'showing') opened.push(screen.top);
  });
  watchLostChanges(services, pageChanges().router, page);
  const query = () => cartById(call, must(cartId(), 'cart'));
  return {
    ...tab,
    /** The overlays that it has opened. */
    opened,
    read: () => queryClient.fetchQuery({ ...query(), staleTime: 0 }),
    isMarked: () => queryClient.getQueryData(query().queryKey)?.items[0]?.hasLostChanges === true,
    async checkout() {
      const refused = await enterCheckout({ ...services, app: tab.app }).catch((error: unknown) => error);
      if (refused !== undefined && !isRedirect(refused)) throw refused;
      return refused === undefined ? 'checkout' : String(refused.options.to);
    },
  };
}

/** A browser whose tab has lost the changes of a club, and was told so: the server says it no more. Other tabs that are open: `besides`. */
async function lostIn(browser: Browser, page = presence(() => true)) {
  world.features.put('allergenFilter', { name: 'allergenFilter', isOn: true });
  browser.texts.set('orderSetup', JSON.stringify({ order: generous, previous: generous }));
  const tab = await newTab(browser, page);
  const { actors, call, queryClient, send } = tab.services;
  writeAvoidance(tab.services, { allergens: ['MILK'], whole: [], diets: [] }, true);
  const groups = await queryClient.fetchQuery(optionsOf(call, generous.cafe.id, '72022'));
  const { options } = must(
    groups.find(({ kind }) => kind === 'INCLUDED'),
    'group',
  );
  const ingredients = options
    .slice(0, 4)
    .map(({ itemId, name }) => ({ itemId, name, custType: 'REMOVED', portion: 'No', originalItemId: null }) as const);
  send({
    type: 'line.added',
    line: { itemId: '72022', name: 'Club', quantity: 1, ingredients, children: [], msgKitchen: '', msgPreparedFor: 'Ana' },
  });
  await waitFor(cartOf(tab.app), (snapshot) => snapshot.matches({ resting: 'added' }));
  return {
    ...tab,
    move() {
      actors.order.send({ type: 'order.synced', order: careful, previous: careful });
      send({ type: 'order.setUp', order: careful });
    },
    async lose() {
      this.move();
      await vi.waitFor(() => expect(tab.opened).toEqual(['lost-customizations']));
      actors.overlays.send({ type: 'overlay.closed', id: 'lost-customizations' });
      const cart = must(world.carts.get(must(tab.services.cartId(), 'cart')), 'cart');
      world.carts.put(cart.cartId, { ...cart, lines: cart.lines.map(({ isSwapped: _isSwapped, ...line }) => line) });
    },
  };
}

const isSaid = ({ services: { actors } }: Pick<Awaited<ReturnType<typeof newTab>>, 'services'>) =>
  actors.overlays.getSnapshot().context.stack.includes('lost-customizations');
const close = ({ services: { actors } }: Pick<Awaited<ReturnType<typeof newTab>>, 'services'>) =>
  actors.overlays.send({ type: 'overlay.closed', id: 'lost-customizations' });

it('a tab that is not seen leaves it to the one that is; closed there, it is said in no other (CART-27, OVERLAYS-34)', async () => {
  const browser = openBrowser(world);
  let isSeen = false;
  const page = presence(() => isSeen);
  const here = await lostIn(browser);
  browser.deliver();
  const behind = await newTab(browser, page);
  writeAvoidance(behind.services, { allergens: [], whole: [], diets: [] }, true);
  here.move();
  await vi.waitFor(() => expect(isSaid(here)).toBe(true));
  browser.deliver();
  await behind.read();
  expect(isSaid(behind)).toBe(false);
  isSeen = true;
  page.change();
  expect(isSaid(behind)).toBe(true);
  close(here);
  browser.deliver();
  await vi.waitFor(() => expect(isSaid(behind)).toBe(false));
  page.change();
  await behind.read();
  expect(isSaid(behind)).toBe(false);
});

it('what the guest keeps in one tab is asked about in no other, whose question closes (MENU-11, CART-27, FLAGS-10)', async () => {
  const browser = openBrowser(world);
  const here = await lostIn(browser);
  browser.deliver();
  const there = await newTab(browser);
  here.move();
  await vi.waitFor(() => expect(isSaid(here)).toBe(true));
  browser.deliver();
  await there.read();
  expect(isSaid(there)).toBe(true);
  const { call, cartId, queryClient, sharedStorage } = here.services;
  const cart = await queryClient.fetchQuery(cartById(call, must(cartId(), 'cart')));
  keepLines(
    sharedStorage,
    cart.cartId,
    await readLostLines({ call, queryClient }, { cart, avoided: { ...noAvoidance, allergens: ['MILK'] } }),
  );
  close(here);
  browser.deliver();
  await vi.waitFor(() => expect(isSaid(there)).toBe(false));
  expect(await there.checkout()).toBe('checkout');
});

it('a tab that is closed without an answer leaves it to the next (CART-27)', async () => {
  const browser = openBrowser(world);
  const here = await lostIn(browser);
  here.move();
  await vi.waitFor(() => expect(isSaid(here)).toBe(true));
  here.app.stop();
  const later = await newTab(browser);
  await later.read();
  await vi.waitFor(() => expect(isSaid(later)).toBe(true));
});

const lostKeys = ({ texts }: Browser) => [...texts.keys()].filter((key) => key.startsWith('cart.lost'));

it('a new tab marks an item that lost its changes, though the server says it no more, tells it no second time, and keeps the checkout closed (MENU-11, CART-27)', async () => {
  const browser = openBrowser(world);
  const here = await lostIn(browser);
  await here.lose();
  const later = await newTab(browser);
  await later.read();
  await vi.waitFor(() => expect(later.isMarked()).toBe(true));
  expect(later.opened).toEqual([]);
  expect(await later.checkout()).toBe('/app/cart.html');
  expect(later.opened).toEqual(['lost-customizations']);
});

it('a tab that is open marks it as the other tab learns of it, and what is stored has no name in it (CART-27)', async () => {
  const browser = openBrowser(world);
  const here = await lostIn(browser);
  browser.deliver();
  const there = await newTab(browser);
  await there.read();
  await here.lose();
  // It reads what the server says no more before it hears of the other tab.
  await there.read();
  expect(there.isMarked()).toBe(false);
  browser.deliver();
  expect(there.isMarked()).toBe(true);
  expect(lostKeys(browser)).toHaveLength(1);
  expect(browser.texts.get(lostKeys(browser)[0] ?? '')).not.toMatch(/Ana|Club/);
});

it('a dialog closes once another tab has removed what it asks about, though an item is left that the guest keeps (MENU-11, CART-27)', async () => {
  const here = await lostIn(openBrowser(world));
  await here.lose();
  const { actors, call, cartId, queryClient, sharedStorage } = here.services;
  const item = must(queryClient.getQueryData(cartById(call, must(cartId(), 'cart')).queryKey)?.items[0], 'item');
  const stack = () => actors.overlays.getSnapshot().context.stack;
  const cart = must(world.carts.get(must(cartId(), 'cart')), 'cart');
  const first = must(cart.lines[0], 'line');
  const serverLoses = async (sequenceNum: number, itemId: string) => {
    const line = { ...first, asked: { ...first.asked, itemId }, sequenceNum, isSwapped: true as const };
    world.carts.put(cart.cartId, { ...cart, lines: [first, line] });
    await here.read();
  };
  await serverLoses(2, '72022');
  expect(stack()).toEqual(['lost-customizations']);
  keepLines(sharedStorage, cart.cartId, [
    { sequenceNum: 1, name: 'Club', made: madeAt(careful.cafe.id, item), isLost: true, allergens: ['MILK'] },
  ]);
  world.carts.put(cart.cartId, cart);
  await here.read();
  await vi.waitFor(() => expect(stack()).toEqual([]));

  await serverLoses(3, '72021');
  expect(stack()).toEqual(['lost-customizations']);
  writeAvoidance(here.services, { allergens: ['MILK', 'WHEAT'], whole: [], diets: [] }, true);
  world.carts.put(cart.cartId, cart);
  await here.read();
  expect(await here.checkout()).toBe('/app/cart.html');
  expect(stack()).toEqual(['lost-customizations']);
});

it.each([
  ['the end of the session', ({ sharedStorage }) => forgetCart(sharedStorage)],
  ['an order that was placed', ({ actors }) => actors.cart.send({ type: 'cart.emptied' })],
] satisfies [string, (services: Awaited<ReturnType<typeof newTab>>['services']) => void][])(
  'what is stored is forgotten with the cart by %s (SESSION-07, CART-27)',
  async (_, end) => {
    const browser = openBrowser(world);
    const here = await lostIn(browser);
    await here.lose();
    expect(lostKeys(browser)).toHaveLength(1);
    end(here.services);
    here.services.queryClient.setQueryData(['another'], 'answer');
    expect(lostKeys(browser)).toEqual([]);
  },
);
