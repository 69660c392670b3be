import { isRedirect } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { Feature } from '#domain/app/features.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartLineRequest } from '#domain/cart/line.ts';
import type { LostLine } from '#domain/order/lost-lines.ts';
import { must } from '#domain/must.ts';
import { overlaysScreen } from '#machines/overlays/overlays.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cafes } from '#sandbox/world/cafe/cafes.ts';
import { cartById } from '#src/api/cart.ts';
import { scopeKey } from '#src/api/define-query.ts';
import { optionsOf } from '#src/api/product.ts';
import { watchLostChanges } from '#src/app/after-first-page/watch-lost-changes.ts';
import { avoidanceNow, writeAvoidance } from '#src/flows/allergens/avoidance-record.ts';
import { keepLines } from '#src/flows/cart/kept-lines.ts';
import { createSubmissions } from '#src/flows/submit/submission-record.ts';
import { removeLost } from '#src/routes/-shell/remove-lost.ts';
import { takeAction } from '#src/flows/notices/notices.effects.ts';
import { lineDetails } from '#src/flows/cart/line-details.ts';
import { readLostLines } from '#src/api/lost-lines.ts';
import { LostChanges } from '#src/flows/overlays/LostChanges.tsx';
import { enterCheckout } from '#test/kit/enter-checkout.ts';
import { openedApp } from '#test/kit/live.ts';
import { pageChanges } from '#test/kit/page-changes.ts';
import { cartOf } from '#test/kit/order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

const withMost = (most: number) =>
  must(
    [...cafes.values()].find(({ serving }) => serving.customizationsMaxAllowed === most && serving.destinations.includes('RPU')),
    'cafe',
  ).serving.id;
/** One makes five changes to an item, the other three. */
const generous = { ...pickup, cafe: { ...pickup.cafe, id: withMost(5), customizationsMaxAllowed: 5 } };
const careful = { ...pickup, cafe: { ...pickup.cafe, id: withMost(3), customizationsMaxAllowed: 3 } };

/** A cart with a club without four of its ingredients, moved to a cafe that makes three changes. */
async function moved(on: readonly Feature[], avoided: readonly string[] = []) {
  world.features.put('miniCartIsEnabled', { name: 'miniCartIsEnabled', isOn: on.includes('miniCartIsEnabled') });
  world.features.put('allergenFilter', { name: 'allergenFilter', isOn: true });
  const { app, services } = await openedApp(testDependencies(world), { order: generous, previous: generous });
  onTestFinished(() => void app.stop());
  const { router, goTo } = pageChanges();
  watchLostChanges(services, router);
  writeAvoidance(services, { allergens: avoided, whole: [], diets: [] }, true);
  const { actors, call, queryClient, send } = services;
  const groups = await queryClient.fetchQuery(optionsOf(call, generous.cafe.id, '72022'));
  const { options } = must(
    groups.find(({ kind }) => kind === 'INCLUDED'),
    'group',
  );
  const ingredients = options
    .slice(0, 4)
    .map(({ itemId, name }) => ({ itemId, name, custType: 'REMOVED', portion: 'No', originalItemId: null }) as const);
  const line: CartLineRequest = {
    itemId: '72022',
    name: 'Club',
    quantity: 1,
    ingredients,
    children: [],
    msgKitchen: '',
    msgPreparedFor: '',
  };
  send({ type: 'line.added', line });
  const rests = () => waitFor(cartOf(app), (snapshot) => snapshot.matches('resting') && !snapshot.context.isStale);
  await waitFor(cartOf(app), (snapshot) => snapshot.matches({ resting: 'added' }));
  const overlay = () => overlaysScreen(actors.overlays.getSnapshot());
  expect(overlay()).toEqual({ kind: 'empty' });
  actors.order.send({ type: 'order.synced', order: careful, previous: careful });
  send({ type: 'order.setUp', order: careful });
  await rests();
  await vi.waitFor(() => expect(overlay()).toMatchObject({ kind: 'showing', top: 'lost-customizations' }));
  const item = () => must(queryClient.getQueryData(cartById(call, must(services.cartId(), 'id')).queryKey)?.items[0], 'item');
  /** What is open once the guest, or the app, has gone to a page; null: nothing is. */
  const openAt = (pathname: string, search = {}) => {
    goTo(actors, pathname, search);
    return actors.overlays.getSnapshot().context.stack.at(-1) ?? null;
  };
  const close = () => actors.overlays.send({ type: 'overlay.closed', id: 'lost-customizations' });
  return { app, services, overlay, item, rests, line, openAt, close };
}

it('an item that was swapped for one without its changes is said once, in the cart too, and the cart drawer opens over the next page (CART-27, OVERLAYS-34)', async () => {
  const { services, overlay, item, openAt, close } = await moved(['miniCartIsEnabled']);
  expect(item()).toMatchObject({ ingredients: [], hasLostChanges: true });
  expect(lineDetails(item())).toContain('Made the usual way here. Edit it to change it again.');
  close();
  expect(overlay()).toEqual({ kind: 'empty' });
  await services.queryClient.invalidateQueries({ queryKey: cartById(services.call, must(services.cartId(), 'id')).queryKey });
  expect(overlay()).toEqual({ kind: 'empty' });
  expect(openAt('/app/menu.html')).toBe('cart-drawer');
  expect(openAt('/app/menu/soups.html')).toBeNull();
});

it('a page that the app leaves by itself takes nothing away: it is still said over the next one, and the drawer follows (CART-27, OVERLAYS-34)', async () => {
  const { openAt, close } = await moved(['miniCartIsEnabled']);
  expect(openAt('/app/menu.html')).toBe('lost-customizations');
  close();
  expect(openAt('/app/product/club.html')).toBe('cart-drawer');
});

it.each([
  ['/app/cart.html', {}],
  ['/app/checkout.html', {}],
  ['/app/product/club.html', { line: '1' }],
])(
  'no drawer opens over %s, which shows or changes the cart, nor over the page after it (CART-27, OVERLAYS-34)',
  async (pathname, search) => {
    const { openAt, close } = await moved(['miniCartIsEnabled']);
    close();
    expect(openAt(pathname, search)).toBeNull();
    expect(openAt('/app/menu.html')).toBeNull();
  },
);

it('with the mini-cart off nothing further follows, and a line that is changed again has lost nothing (CART-27)', async () => {
  const { services, item, line, openAt, close } = await moved([]);
  close();
  expect(openAt('/app/menu.html')).toBeNull();
  const { sequenceNum } = item();
  services.send({
    type: 'line.changed',
    cartId: services.cartId() ?? '',
    sequenceNum,
    line: { ...line, ingredients: line.ingredients.slice(0, 1) },
  });
  await vi.waitFor(() => expect(item().ingredients).toHaveLength(1), { timeout: 5000 });
  expect(item()).not.toHaveProperty('hasLostChanges');
});

const atCheckout = async ({ app, services }: Awaited<ReturnType<typeof moved>>) => {
  const refused = await enterCheckout({ ...services, app }).catch((error: unknown) => error);
  if (refused !== undefined && !isRedirect(refused)) throw refused;
  return refused === undefined ? 'checkout' : String(refused.options.to);
};

/** The item as its recipe has it. */
const usual = ({ line }: Awaited<ReturnType<typeof moved>>, quantity: number): CartLineRequest => ({ ...line, quantity, ingredients: [] });

it('a dialog whose lines are gone closes, and a page that is not the cart says what was removed and puts it back (CART-27)', async () => {
  const { services, overlay, item } = await moved([]);
  const { actors, call, queryClient } = services;
  const removed = item();
  const id = must(services.cartId(), 'id');
  await removeLost([{ ...removed, made: '', isLost: true, allergens: [] }], '/app/menu.html', services);
  await vi.waitFor(() => expect(overlay()).toEqual({ kind: 'empty' }));
  const { notice } = actors.notices.getSnapshot().context;
  expect(notice).toMatchObject({ key: 'cart.removed', values: { name: removed.name }, action: { name: 'cart.undo' } });
  takeAction({ type: 'action.taken', name: 'cart.undo' }, services);
  await vi.waitFor(() => expect(queryClient.getQueryData(cartById(call, id).queryKey)?.items).toHaveLength(1));
  await vi.waitFor(() => expect(item()).toMatchObject({ hasLostChanges: true }));
});

describe('an item that has what the guest avoids once its changes are gone (MENU-11, CART-27)', () => {
  const lostLines = async ({ services }: Awaited<ReturnType<typeof moved>>) => {
    const { call, queryClient } = services;
    const cart = await queryClient.fetchQuery(cartById(call, must(services.cartId(), 'id')));
    return readLostLines({ call, queryClient }, { cart, avoided: avoidanceNow(services) });
  };

  it('keeps the checkout closed, and asks, until the guest keeps it; another allergen is asked about again', async () => {
    const site = await moved([], ['MILK']);
    const { services, overlay } = site;
    const close = () => services.actors.overlays.send({ type: 'overlay.closed', id: 'lost-customizations' });
    close();
    expect(await atCheckout(site)).toBe('/app/cart.html');
    expect(overlay()).toMatchObject({ kind: 'showing', top: 'lost-customizations' });
    const lines = await lostLines(site);
    const { sequenceNum, name } = site.item();
    expect(lines).toMatchObject([{ sequenceNum, name, isLost: true, allergens: ['MILK'] }]);
    keepLines(services.sharedStorage, must(services.cartId(), 'id'), lines);
    close();
    expect(await atCheckout(site)).toBe('checkout');
    writeAvoidance(services, { allergens: ['MILK', 'WHEAT'], whole: [], diets: [] }, true);
    expect(await atCheckout(site)).toBe('/app/cart.html');
  });

  it('is asked about after what became of an order that was sent', async () => {
    const site = await moved([], ['MILK']);
    const submission = { cartId: must(site.services.cartId(), 'id'), submissionId: 'one', sentAt: '2026-11-20T17:30:00Z' };
    const submissions = createSubmissions(site.services.sharedStorage);
    submissions.write({ ...submission, outcome: 'open' });
    expect(await atCheckout(site)).toBe('checkout');
    submissions.write({ ...submission, outcome: 'notPlaced' });
    expect(await atCheckout(site)).toBe('/app/cart.html');
  });

  it('is asked about where the menu does not come, as what is in it is not known', async () => {
    const site = await moved([], ['MILK']);
    site.services.queryClient.removeQueries({ queryKey: scopeKey('menu') });
    world.faults.put('menu.placards', { endpoint: 'menu.placards', kind: 'error500' });
    expect(await lostLines(site)).toMatchObject([{ allergens: null }]);
    expect(await atCheckout(site)).toBe('/app/cart.html');
  });

  it('is nothing to ask about without what the guest avoids, or in a cart that has no such line any more', async () => {
    const site = await moved([], ['PEANUT']);
    expect(await atCheckout(site)).toBe('checkout');
    writeAvoidance(site.services, { allergens: ['MILK'], whole: [], diets: [] }, true);
    const { queryClient, call } = site.services;
    const { queryKey } = cartById(call, must(site.services.cartId(), 'id'));
    queryClient.setQueryData(queryKey, (cart: Cart | undefined) => cart && { ...cart, items: [] });
    expect(await lostLines(site)).toEqual([]);
  });
});

describe('a line that lost its changes stays marked until its choices change (MENU-11, CART-27)', () => {
  const itemsIn = ({ services: { call, cartId, queryClient } }: Awaited<ReturnType<typeof moved>>) =>
    must(queryClient.getQueryData(cartById(call, must(cartId(), 'id')).queryKey)?.items, 'items');
  const changeDone = ({ app }: Awaited<ReturnType<typeof moved>>) =>
    waitFor(cartOf(app), (snapshot) => snapshot.matches('resting') && snapshot.context.queue.length === 0);

  it.each([1, -1])('with %i more of it', async (by) => {
    const site = await moved([], ['MILK']);
    const { cartId, send, actors } = site.services;
    if (by < 0) {
      send({ type: 'line.changed', cartId: must(cartId(), 'id'), sequenceNum: site.item().sequenceNum, line: usual(site, 2) });
      await vi.waitFor(() => expect(site.item().quantity).toBe(2));
    }
    const { sequenceNum, quantity } = site.item();
    actors.cart.send({ type: 'quantity.changed', sequenceNum, by });
    await vi.waitFor(() => expect(site.item().quantity).toBe(quantity + by));
    expect(site.item()).toMatchObject({ hasLostChanges: true });
    expect(await atCheckout(site)).toBe('/app/cart.html');
  });

  it('with another note, which the server takes for a new line, and after the page was loaded anew', async () => {
    const site = await moved([], ['MILK']);
    const { call, cartId, queryClient, send } = site.services;
    const id = must(cartId(), 'id');
    send({ type: 'line.changed', cartId: id, sequenceNum: site.item().sequenceNum, line: { ...usual(site, 1), msgPreparedFor: 'Ana' } });
    await vi.waitFor(() => expect(site.item().msgPreparedFor).toBe('Ana'));
    expect(world.carts.get(id)?.lines[0]).not.toHaveProperty('isSwapped');
    expect(await atCheckout(site)).toBe('/app/cart.html');
    await vi.waitFor(() => expect(site.item()).toMatchObject({ hasLostChanges: true }));
    queryClient.clear();
    await queryClient.fetchQuery(cartById(call, id));
    await vi.waitFor(() => expect(site.item()).toMatchObject({ hasLostChanges: true }));
    expect(await atCheckout(site)).toBe('/app/cart.html');
  });

  it('when it is removed and put back, with the others that went at once', async () => {
    const site = await moved([], ['MILK']);
    const { actors, send } = site.services;
    send({ type: 'line.added', line: { ...usual(site, 1), msgPreparedFor: 'Bo' } });
    await vi.waitFor(() => expect(itemsIn(site)).toHaveLength(2));
    const [lost, plain] = itemsIn(site).map(({ sequenceNum }) => sequenceNum);
    actors.cart.send({ type: 'line.removed', sequenceNum: must(lost, 'lost'), others: [must(plain, 'plain')] });
    await vi.waitFor(() => expect(itemsIn(site)).toEqual([]));
    await changeDone(site);
    actors.cart.send({ type: 'removal.undone' });
    await vi.waitFor(() => expect(itemsIn(site)).toHaveLength(2));
    expect(itemsIn(site).map(({ hasLostChanges, msgPreparedFor }) => [msgPreparedFor, hasLostChanges])).toEqual([
      ['', true],
      ['Bo', undefined],
    ]);
    expect(await atCheckout(site)).toBe('/app/cart.html');
  });
});

describe('the dialog of lost changes (CART-27, OVERLAYS-34)', () => {
  const draw = (lines: readonly LostLine[] | null) => renderToString(createElement(LostChanges, { lines, onClose: () => {} }));
  const club = { sequenceNum: 1, name: 'Club', made: 'club', isLost: true };

  it('says what the guest avoids and offers to remove it or keep it', () => {
    const html = draw([{ ...club, allergens: ['MILK', 'EGG'] }]);
    expect(html).toContain('Has milk and eggs, which you avoid');
    expect(html).toContain('Club now has milk and eggs.');
    expect(html).toContain('Remove it');
    expect(html).toContain('Keep it anyway');
  });

  it('says once what two lines of the same item have', () => {
    const html = draw([1, 2].map((sequenceNum) => ({ ...club, sequenceNum, allergens: ['EGG'] })));
    expect(html.match(/Club now has eggs\./g)).toHaveLength(1);
  });

  it('says that it could not be checked, and offers to check again', () => {
    const html = draw([{ ...club, allergens: null }]);
    expect(html).toContain('We couldn’t check for what you avoid');
    expect(html).toContain('Check again');
  });

  it('has no OK while it is being checked, and only that where there is nothing to ask', () => {
    expect(draw(null)).toContain('Checking it for what you avoid…');
    expect(draw(null)).not.toContain('>OK<');
    expect(draw([])).toContain('>OK<');
    expect(draw([])).not.toContain('Keep it');
  });
});
