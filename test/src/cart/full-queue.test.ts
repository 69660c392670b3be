import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { addHeld } from '#test/kit/adding.ts';
import { openedApp } from '#test/kit/live.ts';
import { cartOf } from '#test/kit/order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const soup = plainLine('101012', 'Soup');
const baguette = plainLine('101011', 'Baguette');

/** A cart that the server does not make, with so many lines that wait; default: as many as may. */
async function fullCart(lines = 100) {
  const deps = testDependencies(world);
  const { app, services } = await openedApp(deps, { order: pickup, previous: pickup });
  const said: unknown[] = [];
  services.actors.notices.subscribe(({ context: { notice } }) => void said.push(notice?.key));
  world.faults.put('cart.create', { endpoint: 'cart.create', kind: 'error500' });
  const cart = cartOf(app);
  for (let change = 0; change < lines; change += 1) cart.send({ type: 'line.added', line: { ...soup, name: `Soup ${change}` } });
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

it.each<[CartEvent, notice: string]>([
  [{ type: 'line.changed', cartId: 'cart-1', sequenceNum: 1, line: baguette }, 'cart.failed.full.line'],
  [{ type: 'line.removed', sequenceNum: 1 }, 'cart.failed.full'],
  [{ type: 'quantity.changed', sequenceNum: 1, by: 1 }, 'cart.failed.full'],
])(
  '%o that finds no room is said not to be made, and the changes that wait are tried (CART-16, CART-24, CART-26)',
  async (change, notice) => {
    const { cart, said } = await fullCart();
    const kinds = () => new Set(cart.getSnapshot().context.queue.map(({ change: { kind } }) => kind));
    cart.send(change);
    await vi.waitFor(() => expect(said).toContain(notice));
    await waitFor(cart, (snapshot) => snapshot.matches('unreachable'));
    expect(kinds()).toEqual(new Set(['add']));
    said.length = 0;
    world.faults.clear();
    cart.send(change);
    await vi.waitFor(() => expect(said).toContain(notice));
    await waitFor(cart, ({ context }) => context.queue.length < 100);
  },
);

it('a full queue takes what joins a change that waits: a quantity, and a removal (CART-16, CART-26)', async () => {
  const { cart, said } = await fullCart(98);
  const queue = () =>
    cart
      .getSnapshot()
      .context.queue.slice(98)
      .map(({ change }) => change);
  cart.send({ type: 'quantity.changed', sequenceNum: 1, by: 1 });
  cart.send({ type: 'quantity.changed', sequenceNum: 2, by: 1 });
  cart.send({ type: 'quantity.changed', sequenceNum: 2, by: 1 });
  expect(queue()).toEqual([
    { kind: 'quantity', sequenceNum: 1, by: 1 },
    { kind: 'quantity', sequenceNum: 2, by: 2 },
  ]);
  cart.send({ type: 'line.removed', sequenceNum: 1 });
  expect(queue()).toEqual([
    { kind: 'remove', sequenceNum: 1 },
    { kind: 'quantity', sequenceNum: 2, by: 2 },
  ]);
  cart.send({ type: 'line.removed', sequenceNum: 1 });
  expect(queue()).toHaveLength(2);
  expect(said).not.toContain('cart.failed.full');
});
