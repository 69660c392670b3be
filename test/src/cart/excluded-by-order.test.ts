import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { hasText, text } from '#src/text/text.ts';
import '#src/text/lazy/cart.ts';
import { openedApp } from '#test/kit/live.ts';
import { cartOf } from '#test/kit/order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
/** An item of the lunch menu, and one of all day; the order in hand is for noon. */
const bowl = plainLine('121011', 'Chicken Quinoa Bowl');
const soup = plainLine('101012', 'Soup');
const at = (time: string) => ({ ...pickup, schedule: { priority: 'LATER', at: `2026-11-21T${time}` } }) as const;

async function openPage(pathname: string) {
  const location = () => ({ pathname, searchStr: '', href: pathname });
  const { app } = await openedApp({ ...testDependencies(world), location }, { order: pickup, previous: pickup });
  const cart = cartOf(app);
  const notices = () => must(app.getSnapshot().children.notices, 'notices').getSnapshot();
  return {
    app,
    notice: () => notices().context.notice,
    add: async (...lines: readonly (typeof bowl)[]) => {
      for (const line of lines) cart.send({ type: 'line.added', line });
      await waitFor(cart, ({ context }) => context.queue.length === 0 && context.cartId !== null, { timeout: 5000 });
    },
    moveTo: async (time: string) => {
      cart.send({ type: 'order.setUp', order: at(time) });
      await waitFor(cart, (snapshot) => snapshot.matches('resting') && !snapshot.context.isStale, { timeout: 5000 });
    },
  };
}

it('an order that is moved to breakfast says of a lunch item from when it can be had, with the button that helps, until it can (AVAIL-06, CART-24)', async () => {
  const menu = await openPage('/app/menu.html');
  await menu.add(soup, bowl);
  await menu.moveTo('08:00');
  await vi.waitUntil(() => menu.notice()?.subject === 'excludedLines', 5000);
  const notice = must(menu.notice(), 'notice');
  expect(hasText(notice.key) && text(notice.key, notice.values)).toBe(
    'Chicken Quinoa Bowl isn’t available then. From 10:30 AM at this cafe.',
  );
  expect(notice.action).toEqual({ name: 'order', key: 'menu.help.time' });
  await menu.moveTo('12:00');
  await vi.waitUntil(() => menu.notice() === null, 5000);
});

it('of several items that a moved order excludes the cart says why', async () => {
  const menu = await openPage('/app/menu.html');
  await menu.add(bowl, { ...bowl, msgKitchen: 'Warm' });
  await menu.moveTo('08:00');
  await vi.waitUntil(() => menu.notice()?.subject === 'excludedLines', 5000);
  const notice = must(menu.notice(), 'notice');
  expect(hasText(notice.key) && text(notice.key, notice.values)).toBe('2 items aren’t available then. Your cart says why.');
  expect(notice.action).toEqual({ name: 'cart', key: 'shell.viewCart' });
});

it('a moved order that excludes nothing, and the page of the cart, say nothing', async () => {
  const menu = await openPage('/app/menu.html');
  await menu.add(soup);
  await menu.moveTo('08:00');
  const cart = await openPage('/app/cart.html');
  await cart.add(bowl);
  await cart.moveTo('08:00');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([menu.notice()?.subject, cart.notice()?.subject ?? null]).not.toContain('excludedLines');
});
