import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { changedLines, pendingChange } from '#domain/cart/pending.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { text } from '#src/text/text.ts';
import { openedApp } from '#test/kit/live.ts';
import { cartOf } from '#test/kit/order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const soup = plainLine('101012', 'Tomato Basil Soup', 2);
const chili = plainLine('101042', 'Black Bean Pepper');

/** An app with a cart of two soups, and the notices that it shows. */
async function openApp() {
  const deps = testDependencies(world);
  const { app, services } = await openedApp(deps, { order: pickup, previous: pickup });
  const said: unknown[] = [];
  services.actors.notices.subscribe(({ context: { notice } }) => void said.push(notice));
  const cart = cartOf(app);
  const settled = () =>
    waitFor(cart, ({ context: { queue, cartId }, ...snapshot }) => snapshot.matches('resting') && queue.length === 0 && cartId !== null);
  cart.send({ type: 'line.added', line: soup });
  cart.send({ type: 'line.added', line: chili });
  await settled();
  return { deps, cart, said, settled };
}

it('what the guest changes in a cart that is gone is said not to be made, by the names of the lines, and what they add comes in (CART-25, CART-26)', async () => {
  const { cart, said, settled } = await openApp();
  world.carts.clear();
  cart.send({ type: 'quantity.changed', sequenceNum: 1, by: 1 });
  cart.send({ type: 'line.added', line: chili });
  cart.send({ type: 'line.removed', sequenceNum: 2 });
  await settled();
  const name = 'Tomato Basil Soup and Black Bean Pepper';
  await vi.waitFor(() => expect(said).toContainEqual(expect.objectContaining({ key: 'cart.failed.dropped', values: { name } })));
  expect(text('cart.failed.dropped', { name })).toBe(
    `We couldn’t change ${name}. Your cart is a new one now, so check it before you order.`,
  );
  expect(world.carts.get(cart.getSnapshot().context.cartId ?? '')?.lines).toHaveLength(1);
});

it('a change of a cart whose place another tab’s takes is said not to be made, and counted where its lines were not read (CART-26)', async () => {
  const { deps, cart, said, settled } = await openApp();
  world.faults.put('cart.remove', { endpoint: 'cart.remove', kind: 'error500' });
  cart.send({ type: 'line.removed', sequenceNum: 2 });
  await waitFor(cart, (snapshot) => snapshot.matches('unreachable'));
  deps.queryClient.clear();
  cart.send({ type: 'cart.synced', cartId: 'cart-other', order: pickup, priceChanges: [] });
  await vi.waitFor(() => expect(said).toContainEqual(expect.objectContaining({ key: 'cart.failed.dropped', values: { name: '1 item' } })));
  await settled();
});

it('nothing is said of changes that are given up with their cart by the guest, or that only add (CART-26)', async () => {
  const { cart, said } = await openApp();
  cart.send({ type: 'line.removed', sequenceNum: 1 });
  cart.send({ type: 'cart.emptied' });
  expect(said).not.toContainEqual(expect.objectContaining({ key: 'cart.failed.dropped' }));
});

it('the lines of changes that wait are each named once, in the guest’s order, and additions are none (CART-25, CART-26)', () => {
  const queue = [
    { kind: 'quantity', sequenceNum: 2, by: 1 },
    { kind: 'add', line: chili },
    { kind: 'modify', cartId: 'cart-1', sequenceNum: 1, line: soup },
    { kind: 'remove', sequenceNum: 2 },
  ] as const;
  expect(changedLines(queue.map(pendingChange))).toEqual([
    { sequenceNum: 2, name: null },
    { sequenceNum: 1, name: 'Tomato Basil Soup' },
  ]);
});
