import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { isPending } from '#machines/kit/lazy.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { takeUpLines } from '#src/app/after-first-page/take-up-lines.ts';
import { createApp } from '#src/app/create-app.ts';
import { heldLines } from '#src/flows/cart/held-lines.ts';
import { pressCard } from '#src/routes/app/-menu/press-card.ts';
import { itemsUnderWay } from '#src/routes/app/-menu/presses-under-way.ts';
import { visit } from '#test/kit/live.ts';
import { cartIdOf, cartOf, startCart, storeOrder } from '#test/kit/order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const soup = plainLine('101012', 'Soup');
const placard = {
  ...clubPlacard,
  name: soup.name,
  allergens: [],
  items: clubPlacard.items.slice(0, 1).map((item) => ({ ...item, itemId: soup.itemId })),
};

/** A page of a tab with an order, before the code of the cart has come. */
function openPage(deps: ReturnType<typeof testDependencies>) {
  storeOrder(deps.sharedStorage, { order: pickup, previous: pickup });
  const { app, services } = createApp(deps, visit);
  app.start();
  return {
    app,
    takeUp: () => takeUpLines(services),
    shown: () => [...itemsUnderWay({ ...services, app })],
    press: (onCard = placard) =>
      pressCard({ ...services, app }, { cafe: pickup.cafe, placard: onCard, soldOut: new Set(), navigate: () => {} }),
    async quantities() {
      await startCart(app);
      await waitFor(cartOf(app), (now) => !isPending(now) && now.matches('resting') && now.context.queue.length === 0, { timeout: 5000 });
      return (world.carts.get(cartIdOf(app) ?? '')?.lines ?? []).map(({ asked }) => [asked.itemId, asked.quantity ?? 1]);
    },
  };
}

it('a press on a card whose line the page before has held adds it once, before and after this page takes it up (decision 058)', async () => {
  const deps = testDependencies(world);
  heldLines(deps.tabStorage).hold('press-1', soup);
  const page = openPage(deps);
  expect(page.shown()).toEqual([soup.itemId]);
  const early = page.press();
  const takenUp = page.takeUp();
  const late = page.press();
  await Promise.all([early, takenUp, late]);
  expect(await page.quantities()).toEqual([[soup.itemId, 1]]);
  await vi.waitFor(() => expect(page.shown()).toEqual([]));
});

it('a press on a card whose line the page before has sent without an answer adds it once, and another item comes in too (decision 058)', async () => {
  const deps = testDependencies(world);
  const queue = [{ id: 'press-1', change: { kind: 'add', line: soup, press: 'press-1' }, isSent: true }];
  const load = { tab: 'load-1', at: deps.clock.now().epochMilliseconds, queue, excluded: [], lines: { 'press-1': [] }, setUp: null };
  deps.tabStorage.setItem('tab', 'load-1');
  deps.sharedStorage.setItem('cart.changes.load-1', JSON.stringify(load));
  const page = openPage(deps);
  expect(page.shown()).toEqual([soup.itemId]);
  await page.press();
  const other = { ...clubPlacard.items[0]!, itemId: '101011' };
  await page.press({ ...placard, name: 'Baguette', items: [other] });
  expect(await page.quantities()).toEqual([
    [soup.itemId, 1],
    [other.itemId, 1],
  ]);
  expect(page.shown()).toEqual([]);
});

it('what waits for an order, or for the guest’s word on a failure, is not under way: it is pressed anew (decision 058)', async () => {
  const deps = testDependencies(world);
  heldLines(deps.tabStorage).hold('press-1', soup);
  const { app, services } = createApp(deps, visit);
  app.start();
  expect([...itemsUnderWay({ ...services, app })]).toEqual([]);
  app.stop();
  heldLines(deps.tabStorage).drop('press-1');
  storeOrder(deps.sharedStorage, { order: pickup, previous: pickup });
  const page = openPage(deps);
  await startCart(page.app);
  world.faults.put('cart.add', { endpoint: 'cart.add', kind: 'error500' });
  await page.press();
  expect(cartOf(page.app).getSnapshot().matches('unreachable')).toBe(true);
  expect(page.shown()).toEqual([]);
});
