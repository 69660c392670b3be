import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { plainLine, type CartLineRequest } from '#domain/cart/line.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { createLogic } from '#src/flows/cart/cart.logic.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { giftLine } from '#test/kit/gift-line.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** A tab with a cart of these lines, and the calls that it makes. */
async function openTab(lines: readonly CartLineRequest[], sharedStorage = memoryStorage()) {
  const deps = { ...testDependencies(world), sharedStorage };
  const bodies: unknown[] = [];
  // The sandbox follows the contents by itself; here, as with other servers, a cart has the lead time that was told last.
  const call: typeof deps.call = async (described, asked) => {
    bodies.push((asked as { readonly body?: unknown }).body);
    const answer = await deps.call(described, asked);
    const summary = (answer as { readonly cartSummary?: { leadTime?: number } }).cartSummary;
    if (summary?.leadTime !== undefined) Object.assign(summary, { leadTime: leadsIn(bodies).at(-1) });
    return answer;
  };
  const cart = createActor(await createLogic({ ...deps, call }), { input: { cartId: null, order: null } }).start();
  for (const line of lines) cart.send({ type: 'line.added', line });
  if (lines.length > 0) cart.send({ type: 'order.setUp', order: pickup });
  await settled();
  function settled() {
    return waitFor(cart, (snapshot) => snapshot.matches('resting') && snapshot.context.queue.length === 0);
  }
  const held = () => world.carts.get(cart.getSnapshot().context.cartId ?? '')?.lines.map(({ asked }) => asked) ?? [];
  return { cart, bodies, settled, held };
}

it('gift cards of a cart that holds nothing else go into the cart that takes its place, as they were (CART-09)', async () => {
  const { cart, settled, held } = await openTab([giftLine(25_00), giftLine(25_00), giftLine(10_00, 'Happy birthday')]);
  const before = held();
  const former = cart.getSnapshot().context.cartId;
  world.carts.clear();
  cart.send({ type: 'order.setUp', order: { ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T13:00' } } });
  await waitFor(cart, (snapshot) => snapshot.context.cartId !== former && snapshot.context.cartId !== null);
  await settled();
  const told = (lines: typeof before) => lines.map(({ price, recipient, sender, message }) => ({ price, recipient, sender, message }));
  expect(told(held())).toEqual(told(before));
  expect(told(held()).map(({ price, message }) => [price, message])).toEqual([
    [25, 'Enjoy.'],
    [25, 'Enjoy.'],
    [10, 'Happy birthday'],
  ]);
  cart.stop();
});

it('gift cards are moved once where the new cart is refused at first (CART-09)', async () => {
  const { cart, settled, held } = await openTab([giftLine(25_00)]);
  world.carts.clear();
  world.faults.put('cart.create', { endpoint: 'cart.create', kind: 'error500' });
  cart.send({
    type: 'line.changed',
    cartId: cart.getSnapshot().context.cartId ?? '',
    sequenceNum: 1,
    line: { ...giftLine(25_00), quantity: 2 },
  });
  await waitFor(cart, (snapshot) => snapshot.matches('unreachable'));
  world.faults.clear();
  cart.send({ type: 'change.retried' });
  await settled();
  expect(held().map(({ price, quantity }) => [price, quantity])).toEqual([[25, 1]]);
  cart.stop();
});

it('a cart with food is begun anew without its lines, as before (CART-09)', async () => {
  const { cart, settled, held } = await openTab([giftLine(25_00), plainLine('101012', 'Soup')]);
  world.carts.clear();
  cart.send({ type: 'line.added', line: plainLine('101012', 'Soup') });
  await settled();
  expect(held().map(({ itemId }) => itemId)).toEqual(['101012']);
  cart.stop();
});

/** Lead times of the orders that the server was told of, in minutes. */
const leadsIn = (bodies: readonly unknown[]) =>
  bodies.flatMap((body) => (body as { cartSummary?: { leadTime?: number } } | undefined)?.cartSummary?.leadTime ?? []);

it('a cart of gift cards only asks for ten minutes from the first, whatever the kitchen takes (SLOTS-11)', async () => {
  const { cart, bodies, settled } = await openTab([giftLine(25_00)]);
  cart.send({ type: 'order.setUp', order: { ...pickup, specialInstructions: 'Quietly' } });
  await settled();
  expect(leadsIn(bodies)).toEqual([10, 10]);
  cart.stop();
});

it('a cart of gift cards that takes the place of another asks for ten minutes too (CART-09, SLOTS-11)', async () => {
  const { cart, bodies, settled } = await openTab([giftLine(25_00)]);
  world.carts.clear();
  cart.send({ type: 'order.setUp', order: { ...pickup, specialInstructions: 'Quietly' } });
  await settled();
  expect(leadsIn(bodies)).toEqual([10, 10, 10]);
  cart.stop();
});

it('a cart that food waits for, alone or beside a gift card, has the lead time of the kitchen (SLOTS-11)', async () => {
  for (const lines of [[plainLine('101012', 'Soup')], [giftLine(25_00), plainLine('101012', 'Soup')]]) {
    const { cart, bodies } = await openTab(lines);
    expect(leadsIn(bodies)).not.toContain(10);
    expect(leadsIn(bodies)).toHaveLength(1);
    cart.stop();
  }
});

it('a gift card that comes into an empty cart brings its lead time of ten minutes, food the kitchen’s again (SLOTS-11)', async () => {
  const { cart, bodies, settled } = await openTab([plainLine('101012', 'Soup')]);
  const [kitchen] = leadsIn(bodies);
  const change = async (event: Parameters<typeof cart.send>[0]) => {
    cart.send(event);
    await settled();
    cart.send({ type: 'page.left' });
    await settled();
  };
  await change({ type: 'line.removed', sequenceNum: 1 });
  expect(leadsIn(bodies)).toEqual([kitchen]);
  await change({ type: 'line.added', line: giftLine(25_00) });
  expect(leadsIn(bodies)).toEqual([kitchen, 10]);
  await change({ type: 'line.added', line: giftLine(10_00) });
  expect(leadsIn(bodies)).toEqual([kitchen, 10]);
  await change({ type: 'line.added', line: plainLine('101012', 'Soup') });
  expect(leadsIn(bodies)).toEqual([kitchen, 10, kitchen]);
  cart.stop();
});

it('a cart that keeps gift cards only says so once its food cannot be put back any more (SLOTS-11)', async () => {
  const { cart, bodies, settled } = await openTab([giftLine(25_00), plainLine('101012', 'Soup')]);
  const [kitchen] = leadsIn(bodies);
  cart.send({ type: 'line.removed', sequenceNum: 2 });
  await settled();
  expect(cart.getSnapshot().matches({ resting: 'removed' })).toBe(true);
  expect(leadsIn(bodies)).toEqual([kitchen]);
  cart.send({ type: 'page.left' });
  await settled();
  expect(leadsIn(bodies)).toEqual([kitchen, 10]);
  cart.stop();
});

it('a page that is closed while the food can be put back leaves the new lead time to the next page (SLOTS-11)', async () => {
  const sharedStorage = memoryStorage();
  const { cart, settled } = await openTab([giftLine(25_00), plainLine('101012', 'Soup')], sharedStorage);
  cart.send({ type: 'line.removed', sequenceNum: 2 });
  await settled();
  cart.stop();
  const later = await openTab([], sharedStorage);
  await waitFor(later.cart, ({ context }) => !context.isStale);
  expect(leadsIn(later.bodies)).toEqual([10]);
  later.cart.stop();
});

it('a removal that can be undone leaves the cart that another tab has in its place as it is (SLOTS-11)', async () => {
  const { cart, bodies, settled } = await openTab([giftLine(25_00), plainLine('101012', 'Soup')]);
  cart.send({ type: 'line.removed', sequenceNum: 2 });
  await settled();
  expect(cart.getSnapshot().context.removed?.needsLeadTime).toBe(true);
  const other = await openTab([plainLine('101012', 'Soup')]);
  const later = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T13:00' } } as const;
  other.cart.send({ type: 'order.setUp', order: later });
  await other.settled();
  const { cartId } = other.cart.getSnapshot().context;
  const before = bodies.length;
  cart.send({ type: 'cart.synced', cartId, order: later, priceChanges: [] });
  await settled();
  expect(bodies).toHaveLength(before);
  expect(cart.getSnapshot().context).toMatchObject({ cartId, order: later, isStale: false, removed: null });
  cart.stop();
  other.cart.stop();
});
