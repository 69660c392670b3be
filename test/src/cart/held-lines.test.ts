import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { isPending } from '#machines/kit/lazy.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { createApp } from '#src/app/create-app.ts';
import { takeUpLines } from '#src/app/after-first-page/take-up-lines.ts';
import { heldLines } from '#src/flows/cart/held-lines.ts';
import { addHeld, startAdding } from '#test/kit/adding.ts';
import { visit } from '#test/kit/live.ts';
import { cartIdOf, cartOf, storeOrder } from '#test/kit/order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const soup = plainLine('101012', 'Soup');
const none: ReadonlySet<string> = new Set();

/** A page of the tab of these dependencies, on which the code of the cart has not come yet. */
function newPage(deps: ReturnType<typeof testDependencies>) {
  const { app, services } = createApp(deps, visit);
  app.start();
  const cart = app.getSnapshot().children.cart!;
  return {
    app,
    codeOfAdding: () => startAdding(services),
    add: () => addHeld(services, soup),
    takeUp: () => takeUpLines(services),
    isPending: () => isPending(cart.getSnapshot()),
    /** The quantities of the lines, once nothing waits. */
    async settled() {
      await waitFor(cart, (snapshot) => !isPending(snapshot));
      await waitFor(cartOf(app), (snapshot) => snapshot.matches('resting') && snapshot.context.queue.length === 0, { timeout: 5000 });
      return (world.carts.get(cartIdOf(app) ?? '')?.lines ?? []).map(({ asked }) => asked.quantity ?? 1);
    },
  };
}

it('A line is in the storage in the task of its press, though its limit is asked for and the cart has no code yet, and a full load adds it once', async () => {
  const deps = testDependencies(world);
  storeOrder(deps.sharedStorage, { order: pickup, previous: pickup });
  const first = newPage(deps);
  await first.codeOfAdding();
  void first.add();
  expect([
    first.isPending(),
    heldLines(deps.tabStorage)
      .take(none)
      .map((held) => held.line),
  ]).toEqual([true, [soup]]);

  heldLines(deps.tabStorage).hold('press', soup);
  // The page is gone, and what it was about to send goes nowhere.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  first.app.stop();
  const second = newPage(deps);
  await second.takeUp();
  expect(await second.settled()).toEqual([1]);
  await vi.waitFor(() => expect(heldLines(deps.tabStorage).take(none)).toEqual([]));
  second.app.stop();

  const third = newPage(deps);
  await third.takeUp();
  third.app.send({ type: 'line.added', line: plainLine('101012', 'Soup') });
  expect((await third.settled()).reduce((sum, count) => sum + count, 0)).toBe(2);
});

it('A line that is added is held no more; a value of another shape holds nothing', async () => {
  const deps = testDependencies(world);
  storeOrder(deps.sharedStorage, { order: pickup, previous: pickup });
  const page = newPage(deps);
  await page.add();
  expect(heldLines(deps.tabStorage).take(none)).toEqual([]);
  expect(await page.settled()).toEqual([1]);
  deps.tabStorage.setItem('flow.cart', '{"press":{"itemId":1}}');
  expect(heldLines(deps.tabStorage).take(none)).toEqual([]);
});

it('A press of the page that takes up lines is not added twice, nor is one that the next page has taken', async () => {
  const deps = testDependencies(world);
  storeOrder(deps.sharedStorage, { order: pickup, previous: pickup });
  const page = newPage(deps);
  const added = page.add();
  await page.takeUp();
  await added;
  expect(await page.settled()).toEqual([1]);

  const taken = page.add();
  heldLines(deps.tabStorage).take(none);
  await taken;
  expect(await page.settled()).toEqual([1]);
});
