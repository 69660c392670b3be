import { expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import { pickup } from '#model-tests/samples/orders.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { takeUpLines } from '#src/app/after-first-page/take-up-lines.ts';
import { heldLines } from '#src/flows/cart/held-lines.ts';
import { cartOf } from '#test/kit/order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { line, openBrowser, withOrder } from '#test/kit/tabs.ts';

const world = openSandbox();

/** A tab that takes up what the storage of its session holds: one press, that of a page which was duplicated before its line was in the cart. */
async function duplicate(browser: ReturnType<typeof openBrowser>) {
  const tabStorage = memoryStorage();
  heldLines(tabStorage).hold('press-1', line);
  const { app, services } = await browser.openTab(tabStorage);
  onTestFinished(() => void app.stop());
  const cart = cartOf(app);
  return {
    services,
    async takeUp() {
      await takeUpLines(services);
      // It has its place in the queue of the cart.
      await vi.waitFor(() => expect(tabStorage.getItem('flow.cart')).toBeNull());
    },
    settles: () => waitFor(cart, (snapshot) => snapshot.matches('resting') && snapshot.context.queue.length === 0),
    waits: () => waitFor(cart, (snapshot) => snapshot.matches('waitingForOrder') && snapshot.context.queue.length === 1),
    quantities: () => world.carts.get(services.cartId() ?? '')?.lines.map(({ asked }) => asked.quantity ?? 1),
  };
}

it('two tabs that take up the same press, as that of a page that was duplicated, add its line once (CART-15, CART-16)', async () => {
  const browser = openBrowser(world);
  withOrder(browser.texts);
  const [one, other] = [await duplicate(browser), await duplicate(browser)];
  for (const tab of [one, other]) {
    await tab.takeUp();
    await tab.settles();
    browser.deliver();
  }
  expect(other.quantities()).toEqual([1]);
});

it('a line that waits in both for an order is added once with it (CART-13)', async () => {
  const browser = openBrowser(world);
  const [one, other] = [await duplicate(browser), await duplicate(browser)];
  for (const tab of [one, other]) {
    await tab.takeUp();
    await tab.waits();
  }
  browser.deliver();
  const { actors, send } = one.services;
  actors.order.send({ type: 'order.synced', order: pickup, previous: pickup });
  send({ type: 'order.setUp', order: pickup });
  await one.settles();
  browser.deliver();
  await other.settles();
  expect(other.quantities()).toEqual([1]);
});
