import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { addHeld } from '#test/kit/adding.ts';
import { openedApp } from '#test/kit/live.ts';
import { cartOf } from '#test/kit/order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
vi.stubGlobal('window', { innerWidth: 1280 });
const soup = plainLine('101012', 'Soup');
const baguette = plainLine('101011', 'Baguette');

/** A cart that the server does not make, with as many changes as may wait. */
async function fullCart() {
  const deps = testDependencies(world);
  const { app, services } = await openedApp(deps, { order: pickup, previous: pickup });
  const said: unknown[] = [];
  services.actors.notices.subscribe(({ context: { notice } }) => void said.push(notice?.key));
  world.faults.put('cart.create', { endpoint: 'cart.create', kind: 'error500' });
  const cart = cartOf(app);
  for (let change = 0; change < 100; change += 1) cart.send({ type: 'line.added', line: { ...soup, name: `Soup ${change}` } });
  const baguettes = () =>
    cart.getSnapshot().context.queue.filter(({ change }) => change.kind === 'add' && change.line.name === baguette.name);
  return { cart, services, said, baguettes, held: () => deps.tabStorage.getItem('flow.cart') };
}

it('a pressed line that finds no room among the changes that wait is said, is held, and comes in once there is room (CART-24)', async () => {
  const { cart, services, said, baguettes, held } = await fullCart();
  const pressed = addHeld(services, baguette);
  await vi.waitFor(() => expect(said).toContain('cart.failed.add.waits'));
  await waitFor(cart, (snapshot) => snapshot.matches('unreachable'));
  expect(baguettes()).toEqual([]);
  expect(held()).toContain(baguette.name);
  cart.send({ type: 'change.dropped' });
  await pressed;
  expect(baguettes()).toHaveLength(1);
  expect(held()).toBeNull();
});

it('a line of another page that finds no room is said not to be added, and the changes that wait are tried (CART-24)', async () => {
  const { cart, said, baguettes } = await fullCart();
  await waitFor(cart, (snapshot) => snapshot.matches('unreachable'));
  world.faults.clear();
  cart.send({ type: 'line.added', line: baguette });
  await vi.waitFor(() => expect(said).toContain('cart.failed.add.full'));
  expect(baguettes()).toEqual([]);
  await waitFor(cart, ({ context }) => context.queue.length < 100);
});
