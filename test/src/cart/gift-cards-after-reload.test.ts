import { expect, it, vi } from 'vitest';
import { createActor, setup, waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { GIFT_CARDS_KEY, lastCartIn } from '#src/api/last-cart.ts';
import { actors } from '#src/app/actors.ts';
import { storeLastCart } from '#src/app/after-first-page/store-last-cart.ts';
import { createLogic } from '#src/flows/cart/cart.logic.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { giftLine } from '#test/kit/gift-line.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
/** The orders, of which nothing happens. */
const lifelong = setup({ actors: { orders: setup({}).createMachine({}) } }).createMachine({
  invoke: { src: 'orders', systemId: 'orders' },
});
const later = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T13:00' } } as const;

/** A tab of a browser; each page that it loads has a cache of its own. */
function openTab() {
  const storages = { sharedStorage: memoryStorage(), tabStorage: memoryStorage() };
  return {
    ...storages,
    async load(cartId: string | null) {
      const deps = { ...testDependencies(world), ...storages };
      const cart = createActor(await createLogic(deps), { input: { cartId, order: cartId === null ? null : pickup } });
      const idOf = () => cart.getSnapshot().context.cartId;
      storeLastCart({ ...deps, cartId: idOf, actors: actors(createActor(lifelong).start()) });
      cart.start();
      const settled = () =>
        waitFor(cart, (snapshot) => snapshot.matches('resting') && snapshot.context.queue.length === 0 && idOf() !== null);
      return { cart, idOf, settled };
    },
  };
}

it('gift cards of a cart that is gone after the page was loaded anew go into the cart that takes its place (CART-09)', async () => {
  const tab = openTab();
  const first = await tab.load(null);
  first.cart.send({ type: 'line.added', line: giftLine(25_00) });
  first.cart.send({ type: 'order.setUp', order: pickup });
  await first.settled();
  await vi.waitUntil(() => tab.tabStorage.getItem(GIFT_CARDS_KEY) !== null);
  const former = first.idOf();
  first.cart.stop();
  world.carts.clear();
  const again = await tab.load(former);
  again.cart.send({ type: 'order.setUp', order: later });
  await waitFor(again.cart, () => again.idOf() !== former);
  await again.settled();
  const [line, ...others] = world.carts.get(again.idOf() ?? '')?.lines ?? [];
  expect(line?.asked).toMatchObject({ price: 25, recipient: { name: 'Bo', email: 'bo@example.com' }, message: 'Enjoy.' });
  expect(others).toEqual([]);
  again.cart.stop();
});

it('gift cards are kept in this tab alone, and not beside food or without their cart (CART-09)', async () => {
  const tab = openTab();
  const { cart, settled } = await tab.load(null);
  cart.send({ type: 'line.added', line: giftLine(25_00) });
  cart.send({ type: 'order.setUp', order: pickup });
  await settled();
  await vi.waitUntil(() => tab.tabStorage.getItem(GIFT_CARDS_KEY) !== null);
  expect(
    tab.sharedStorage
      .keys()
      .map((key) => tab.sharedStorage.getItem(key))
      .join(),
  ).not.toContain('bo@example.com');
  cart.send({ type: 'line.added', line: plainLine('101012', 'Soup') });
  await settled();
  await vi.waitUntil(() => tab.tabStorage.getItem(GIFT_CARDS_KEY) === null);
  cart.send({ type: 'line.removed', sequenceNum: 2 });
  await settled();
  await vi.waitUntil(() => tab.tabStorage.getItem(GIFT_CARDS_KEY) !== null);
  lastCartIn(tab.tabStorage).clear();
  expect(tab.tabStorage.getItem(GIFT_CARDS_KEY)).toBeNull();
  cart.stop();
});
