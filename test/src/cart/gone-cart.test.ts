import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { addItems, createCart } from '#contract/cart.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { createLogic } from '#src/flows/cart/cart.logic.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const soup = plainLine('101012', 'Soup');
const gone = { kind: 'refused', status: 404, reasonCode: 'cart.notfound' } as const;

/** A tab with an order and a soup to add, and the names of its calls. */
async function openTab(sharedStorage = memoryStorage()) {
  const deps = { ...testDependencies(world), sharedStorage };
  const calls: string[] = [];
  const call: typeof deps.call = (described, asked) => {
    calls.push(described.name);
    return deps.call(described, asked);
  };
  const cart = createActor(await createLogic({ ...deps, call }), { input: { cartId: null, order: null } }).start();
  cart.send({ type: 'order.setUp', order: pickup });
  cart.send({ type: 'line.added', line: soup });
  return { cart, calls };
}

it('a new cart that the server refuses as unknown is refused once, with its reason, and not asked for again and again', async () => {
  world.faults.put(createCart.name, { endpoint: createCart.name, ...gone });
  const { cart, calls } = await openTab();
  await waitFor(cart, (snapshot) => snapshot.matches('refused'));
  expect(cartScreen(cart.getSnapshot())).toMatchObject({ kind: 'refused', reasonCode: 'cart.notfound', waiting: 1 });
  expect(calls).toEqual(['cart.create']);
  cart.stop();
});

it('a line that every cart refuses as gone makes one new cart, then waits until the guest tries again', async () => {
  world.faults.put(addItems.name, { endpoint: addItems.name, ...gone });
  const { cart, calls } = await openTab();
  await waitFor(cart, (snapshot) => snapshot.matches('unreachable'));
  expect(calls.filter((name) => name === 'cart.create')).toHaveLength(2);
  world.faults.drop(addItems.name);
  cart.send({ type: 'change.retried' });
  await waitFor(cart, (snapshot) => snapshot.matches({ resting: 'added' }));
  expect(world.carts.get(cart.getSnapshot().context.cartId ?? '')?.lines).toHaveLength(1);
  cart.stop();
});

it('a cart that only another tab has had, and that is gone, is replaced', async () => {
  const sharedStorage = memoryStorage();
  sharedStorage.setItem('cart.shared', JSON.stringify({ cartId: 'cart-lost', order: pickup, isStale: false }));
  const { cart, calls } = await openTab(sharedStorage);
  await waitFor(cart, (snapshot) => snapshot.matches({ resting: 'added' }));
  expect(world.carts.all()).toHaveLength(1);
  expect(calls.filter((name) => name === 'cart.create')).toHaveLength(1);
  cart.stop();
});
