import { expect, it, onTestFinished } from 'vitest';
import { waitFor } from 'xstate';
import type { CartItem } from '#domain/cart/cart.ts';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartById } from '#src/api/cart.ts';
import { takeAction } from '#src/flows/notices/notices.effects.ts';
import { removeLost } from '#src/routes/-shell/remove-lost.ts';
import { openedApp } from '#test/kit/live.ts';
import { cartOf } from '#test/kit/order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** A cart with a soup and a coffee. */
async function openCart() {
  const { app, services } = await openedApp(testDependencies(world), { order: pickup, previous: pickup });
  onTestFinished(() => void app.stop());
  const { actors, call, cartId, queryClient, send } = services;
  const rests = () => waitFor(cartOf(app), (snapshot) => snapshot.matches('resting') && snapshot.context.queue.length === 0);
  for (const line of [plainLine('101012', 'Soup'), plainLine('101011', 'Coffee')]) send({ type: 'line.added', line });
  await rests();
  const items = () => must(queryClient.getQueryData(cartById(call, must(cartId(), 'id')).queryKey)?.items, 'items');
  const [soup, coffee] = items();
  return {
    services,
    rests,
    items,
    soup: must(soup, 'soup'),
    coffee: must(coffee, 'coffee'),
    notice: () => actors.notices.getSnapshot().context.notice,
    remove: (item: CartItem) => removeLost([{ ...item, made: '', isLost: true, allergens: [] }], '/app/menu.html', services),
  };
}

it('a removal whose answer was lost is said and can be undone (CART-27, CART-29)', async () => {
  const site = await openCart();
  world.faults.put('cart.remove', { endpoint: 'cart.remove', kind: 'lostAnswer' });
  await site.remove(site.soup);
  expect(site.items()).toEqual([site.coffee]);
  expect(site.notice()).toMatchObject({ key: 'cart.removed', values: { name: site.soup.name } });
  takeAction({ type: 'action.taken', name: 'cart.undo' }, site.services);
  await site.rests();
  expect(site.items().map(({ name }) => name)).toEqual([site.coffee.name, site.soup.name]);
});

it('a notice names the line that its undo puts back, and leaves with it (CART-27)', async () => {
  const site = await openCart();
  await site.remove(site.soup);
  expect(site.notice()).toMatchObject({ key: 'cart.removed', values: { name: site.soup.name } });
  site.services.actors.cart.send({ type: 'line.removed', sequenceNum: site.coffee.sequenceNum });
  await site.rests();
  expect(site.notice()).toBeNull();
});

it('a line that was gone before has no undo and no notice, also once another is removed (CART-27)', async () => {
  const site = await openCart();
  const removed = site.remove({ ...site.soup, sequenceNum: 99 });
  await site.rests();
  site.services.actors.cart.send({ type: 'line.removed', sequenceNum: site.coffee.sequenceNum });
  await site.rests();
  await removed;
  expect(site.notice()?.key).not.toBe('cart.removed');
});

it('two lines of one item that are removed at once are named once (CART-27)', async () => {
  const site = await openCart();
  expect(site.coffee.name).toBe(site.soup.name);
  await removeLost(
    site.items().map((item) => ({ ...item, made: '', isLost: true, allergens: [] })),
    '/app/menu.html',
    site.services,
  );
  expect(site.notice()).toMatchObject({ key: 'cart.removed', values: { name: site.soup.name } });
});
