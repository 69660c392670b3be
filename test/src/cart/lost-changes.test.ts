import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { Feature } from '#domain/app/features.ts';
import type { CartLineRequest } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { overlaysScreen } from '#machines/overlays/overlays.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cafes } from '#sandbox/world/cafe/cafes.ts';
import { cartById } from '#src/api/cart.ts';
import { optionsOf } from '#src/api/product.ts';
import { watchLostChanges } from '#src/app/watch-lost-changes.ts';
import { lineDetails } from '#src/flows/cart/line-details.ts';
import { openedApp } from '#test/kit/live.ts';
import { cartOf } from '#test/kit/order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
// The size of the window is part of a new cart.
beforeEach(() => void vi.stubGlobal('window', { innerWidth: 1280 }));

const withMost = (most: number) =>
  must(
    [...cafes.values()].find(({ serving }) => serving.customizationsMaxAllowed === most && serving.destinations.includes('RPU')),
    'cafe',
  ).serving.id;
/** One makes five changes to an item, the other three. */
const generous = { ...pickup, cafe: { ...pickup.cafe, id: withMost(5), customizationsMaxAllowed: 5 } };
const careful = { ...pickup, cafe: { ...pickup.cafe, id: withMost(3), customizationsMaxAllowed: 3 } };

/** A cart with a club without four of its ingredients, moved to a cafe that makes three changes. */
async function moved(on: readonly Feature[]) {
  world.features.put('miniCartIsEnabled', { name: 'miniCartIsEnabled', isOn: on.includes('miniCartIsEnabled') });
  const { app, services } = await openedApp(testDependencies(world), { order: generous, previous: generous });
  onTestFinished(() => void app.stop());
  watchLostChanges(services);
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
  return { services, overlay, item, rests, line };
}

it('an item that was swapped for one without its changes is said once, in the cart too, and the cart drawer opens over the next page (CART-27, OVERLAYS-34)', async () => {
  const { services, overlay, item } = await moved(['miniCartIsEnabled']);
  expect(item()).toMatchObject({ ingredients: [], hasLostChanges: true });
  expect(lineDetails(item())).toContain('Made the usual way here. Edit it to change it again.');
  const { overlays } = services.actors;
  overlays.send({ type: 'overlay.closed', id: 'lost-customizations' });
  expect(overlay()).toEqual({ kind: 'empty' });
  await services.queryClient.invalidateQueries({ queryKey: cartById(services.call, must(services.cartId(), 'id')).queryKey });
  expect(overlay()).toEqual({ kind: 'empty' });
  overlays.send({ type: 'page.left' });
  expect(overlay()).toMatchObject({ kind: 'showing', top: 'cart-drawer' });
  overlays.send({ type: 'page.left' });
  expect(overlay()).toEqual({ kind: 'empty' });
});

it('a page that the app leaves by itself takes nothing away: it is still said over the next one, and the drawer follows (CART-27, OVERLAYS-34)', async () => {
  const { services, overlay } = await moved(['miniCartIsEnabled']);
  const { overlays } = services.actors;
  overlays.send({ type: 'page.left' });
  expect(overlay()).toMatchObject({ kind: 'showing', top: 'lost-customizations' });
  overlays.send({ type: 'overlay.closed', id: 'lost-customizations' });
  overlays.send({ type: 'page.left' });
  expect(overlay()).toMatchObject({ kind: 'showing', top: 'cart-drawer' });
});

it('with the mini-cart off nothing further follows, and a line that is changed again has lost nothing (CART-27)', async () => {
  const { services, overlay, item, line } = await moved([]);
  services.actors.overlays.send({ type: 'overlay.closed', id: 'lost-customizations' });
  services.actors.overlays.send({ type: 'page.left' });
  expect(overlay()).toEqual({ kind: 'empty' });
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
