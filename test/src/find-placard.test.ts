import { expect, it, vi } from 'vitest';
import { must } from '#domain/must.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { menuOf } from '#src/api/menu.ts';
import { readProduct } from '#src/routes/app/product/-read-product.ts';
import { cartOf } from '#test/kit/order.ts';
import { openSiteWithCart, until } from '#test/faults/site.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { running } from '#test/kit/running.ts';

const world = openSandbox();
const SOUP = 'tomato-basil-soup-10101';

/** A guest with a cart at a cafe whose menu does not list some placards. */
async function openWithout(...ids: readonly string[]) {
  const site = await openSiteWithCart(world);
  const { queryClient, call } = site.context;
  const menu = menuOf(call, pickup.cafe.id);
  const whole = await queryClient.fetchQuery(menu);
  const placards = Object.fromEntries(Object.entries(whole.placards).filter(([id]) => !ids.includes(id)));
  queryClient.setQueryData(menu.queryKey, { ...whole, placards });
  return { site, whole, read: (hash: string) => readProduct(site.context, { hash }) };
}

it('an address of an earlier release opens the placard that has another hash today (MENU-08, C-14)', async () => {
  const { read, whole } = await openWithout();
  expect((await read('creamy-tomato-soup-10101')).placard).toBe(whole.placards['10101']);
  await expect(read('none-such')).rejects.toMatchObject({ isNotFound: true });
});

it('a placard that the menu does not list is read by its hash, with the cafe’s prices, and goes into the cart (CART-19, MENU-08, C-15)', async () => {
  const { site, read, whole } = await openWithout('10101');
  const { placard, request, open } = await read(SOUP);
  expect(placard).toEqual(whole.placards['10101']);
  open(site.context, request);
  const product = (await running(site.app.getSnapshot().children.product)) as never as { send: (event: object) => void };
  await until(() => JSON.stringify(site.app.getSnapshot().children.product?.getSnapshot()).includes('"choosing"'), true);
  product.send({ type: 'product.confirmed', avoided: [] });
  await vi.waitFor(() => expect(must(world.carts.all().at(-1), 'cart').lines).toHaveLength(2), { timeout: 10_000 });
  expect(must(world.carts.all().at(-1), 'cart').lines.at(-1)?.asked.itemId).toMatch(/^10101/);
  expect(cartOf(site.app)).toBeDefined();
});

it('without the hashes the placard itself is asked for; without an answer the page says so', async () => {
  const { read } = await openWithout('10101');
  world.faults.put('menu.placardHashes', { endpoint: 'menu.placardHashes', kind: 'error500' });
  expect((await read(SOUP)).placard.placardId).toBe('10101');
  world.faults.put('menu.placardByHash', { endpoint: 'menu.placardByHash', kind: 'error500' });
  await expect(read('creamy-tomato-soup-10101')).rejects.toMatchObject({ kind: 'broken' });
});
