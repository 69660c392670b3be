import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { openedApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { cartOf } from '#test/kit/order.ts';

const world = openSandbox();

const soup = { ...plainLine('101012', 'Soup'), msgKitchen: 'Well done' };
/** An item of the breakfast menu; the order in hand is for noon. */
const breakfast = { ...plainLine('21011', 'Sunrise Egg & Cheddar'), msgKitchen: 'Well done' };
const atEight = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-21T08:00' } } as const;

type Menu = Awaited<ReturnType<typeof openMenu>>;

async function openMenu(deps = testDependencies(world)) {
  const location = () => ({ pathname: '/app/menu.html', searchStr: '', href: '/app/menu.html' });
  const { app } = await openedApp({ ...deps, location }, { order: pickup, previous: pickup });
  const cart = cartOf(app);
  const settled = (excluded: number) =>
    waitFor(cart, (snapshot) => snapshot.matches('resting') && snapshot.context.excluded.length === excluded, { timeout: 5000 });
  return {
    app,
    cart,
    settled,
    /** Opens the app anew over the same storage. */
    reload() {
      app.stop();
      return openMenu(deps);
    },
    notice: () => app.getSnapshot().children.notices?.getSnapshot().context.notice ?? null,
    excluded: () => cart.getSnapshot().context.excluded.map(({ line }) => line),
    inCart: () => world.carts.get(cart.getSnapshot().context.cartId ?? '')?.lines.map(({ asked }) => asked.itemId),
  };
}

it('a line that the time excludes waits with all that was chosen, says why, and comes in with another time', async () => {
  const menu = await openMenu();
  menu.cart.send({ type: 'line.added', line: breakfast });
  await menu.settled(1);
  await vi.waitUntil(() => menu.notice() !== null);
  expect(menu.notice()).toMatchObject({
    key: 'cart.lost',
    values: { name: 'Sunrise Egg & Cheddar', why: 'Until 10:30 AM at this cafe' },
    action: { key: 'menu.help.time' },
  });
  expect(menu.excluded()).toEqual([breakfast]);
  menu.cart.send({ type: 'order.setUp', order: atEight });
  await waitFor(menu.cart, ({ context }) => context.queue.length === 0 && !context.isStale, { timeout: 5000 });
  expect(menu.inCart()).toEqual([breakfast.itemId]);
});

it.each([
  ['said', 'the order in hand', (menu: Menu) => menu, ['cart.lost']],
  ['not said', 'another order by then', (menu: Menu) => menu.cart.send({ type: 'order.setUp', order: atEight }), []],
  ['not said', 'another visitor by then', (menu: Menu) => menu.app.send({ type: 'session.left' }), []],
])('what excludes a line is %s of %s', async (_said, _of, meanwhile, said) => {
  const deps = testDependencies(world);
  const menu = await openMenu(deps);
  const { queryClient } = deps;
  const fetchQuery = queryClient.fetchQuery.bind(queryClient);
  const menuRead = Promise.withResolvers<void>();
  const isAsked = vi.fn<() => void>();
  queryClient.fetchQuery = async (options) => {
    if (options.queryKey?.[0] !== 'menu') return fetchQuery(options);
    isAsked();
    await menuRead.promise;
    return fetchQuery(options);
  };
  const keys: string[] = [];
  menu.app.getSnapshot().children.notices?.subscribe(({ context: { notice } }) => keys.push(notice?.key ?? ''));
  menu.cart.send({ type: 'line.added', line: breakfast });
  await menu.settled(1);
  await vi.waitUntil(() => isAsked.mock.calls.length > 0);
  meanwhile(menu);
  menuRead.resolve();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(keys.filter((key) => /^cart\.(lost|failed)/.test(key))).toEqual(said);
});

it('an item that the guest adds next does not wait for an excluded one, and is said', async () => {
  const menu = await openMenu();
  menu.cart.send({ type: 'line.added', line: breakfast });
  await menu.settled(1);
  menu.cart.send({ type: 'line.added', line: soup });
  await vi.waitUntil(() => menu.inCart()?.length === 1, 5000);
  await vi.waitUntil(() => menu.notice()?.key === 'cart.added', 5000);
  expect(menu.notice()?.values).toEqual({ name: 'Soup' });
  await menu.settled(1);
  expect([menu.inCart(), menu.excluded()]).toEqual([[soup.itemId], [breakfast]]);
  menu.cart.send({ type: 'excluded.dropped', at: 0 });
  await menu.settled(0);
  expect([menu.inCart(), menu.excluded()]).toEqual([[soup.itemId], []]);
});

it('an excluded item that is pressed twice, and outlives a reload, comes in once with another time', async () => {
  let menu = await openMenu();
  for (const press of [1, 2]) {
    menu.cart.send({ type: 'line.added', line: { ...breakfast } });
    await vi.waitUntil(() => menu.cart.getSnapshot().context.queue.length === 0, 5000);
    expect([press, menu.excluded()]).toEqual([press, [breakfast]]);
  }
  menu = await menu.reload();
  expect([menu.inCart(), menu.excluded()]).toEqual([[], [breakfast]]);
  menu.cart.send({ type: 'order.setUp', order: atEight });
  await vi.waitUntil(() => menu.inCart()?.length === 1, 5000);
  await menu.settled(0);
  expect(menu.inCart()).toEqual([breakfast.itemId]);
});
