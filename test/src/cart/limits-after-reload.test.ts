import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { cartFrame } from '#machines/cart/cart-frame.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { openedApp } from '#test/kit/live.ts';
import { cartOf } from '#test/kit/order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { sold } from '#test/sandbox/cart/setting.ts';

const world = openSandbox();
const cake = 'Celebration Cake, 8 inch';

/** A page of a tab. */
async function openPage(deps: ReturnType<typeof testDependencies>) {
  const { app } = await openedApp(deps, { order: pickup, previous: pickup });
  const cart = cartOf(app);
  return { app, cart, isLimited: () => cartFrame(cart.getSnapshot()).isLimited, limits: () => cart.getSnapshot().context.limits };
}

/** A page that was left with the dialog of a limit open. */
async function leftAtLimit(deps: ReturnType<typeof testDependencies>) {
  const page = await openPage(deps);
  page.cart.send({ type: 'line.added', line: plainLine('101012', 'Soup') });
  page.cart.send({ type: 'line.added', line: plainLine(sold(5205).itemId, cake, 30) });
  await waitFor(page.cart, (now) => now.matches('resting') && now.context.queue.length === 0, { timeout: 5000 });
  expect(page.limits()).toMatchObject([{ name: cake, maximum: 2 }]);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  page.app.stop();
}

it('a limit whose dialog was open is said on the page after a reload, until the guest has read it (QTY-05, OVERLAYS-35)', async () => {
  const deps = testDependencies(world);
  await leftAtLimit(deps);
  const second = await openPage(deps);
  expect(second.limits()).toMatchObject([{ name: cake, maximum: 2 }]);
  expect(second.isLimited()).toBe(true);
  second.cart.send({ type: 'limits.seen' });
  second.app.stop();
  expect((await openPage(deps)).isLimited()).toBe(false);
});

it('a limit of another cart than the one in hand is not said after a reload (QTY-04, OVERLAYS-36)', async () => {
  const deps = testDependencies(world);
  await leftAtLimit(deps);
  deps.sharedStorage.setItem('cart.shared', JSON.stringify({ cartId: 'other', order: pickup, isStale: false }));
  const page = await openPage(deps);
  expect(page.isLimited()).toBe(false);
  expect(deps.sharedStorage.keys().filter((key) => key.startsWith('cart.changes.'))).toEqual([]);
});
