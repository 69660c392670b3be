import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { SetUpOrder } from '#domain/order/order.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { CartContents } from '#src/routes/app/-cart/cart.tsx';
import { CheckoutPage } from '#src/routes/app/-checkout/checkout-page.tsx';
import { itemPrice } from '#sandbox/world/menu/prices.ts';
import { cafes } from '#sandbox/world/cafe/cafes.ts';
import { must } from '#domain/must.ts';
import { actors } from '#src/app/actors.ts';
import { checkoutOf } from '#test/kit/order.ts';
import { enterCheckout } from '#test/kit/enter-checkout.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { openSite, soup, type Site } from '#test/faults/site.ts';

const world = openSandbox();

const dearer = must(
  [...cafes.values()].find(({ serving }) => itemPrice(1000, serving.id) > itemPrice(1000, pickup.cafe.id)),
  'a dearer cafe',
);
const moved: SetUpOrder = { ...pickup, cafe: { ...pickup.cafe, id: dearer.serving.id } };
const changed = /Soup is now \$[\d.]+\. It was \$[\d.]+\./;

async function openWithSoup(): Promise<Site> {
  const site = await openSite(world, { order: pickup });
  site.app.send({ type: 'line.added', line: soup });
  await waitFor(site.cart(), (snapshot) => snapshot.matches({ resting: 'added' }));
  return site;
}

const setUp = (site: Site, order: SetUpOrder) => {
  actors(site.app).order.send({ type: 'order.synced', order, previous: order });
  site.app.send({ type: 'order.setUp', order });
  return waitFor(site.cart(), (snapshot) => snapshot.matches('resting') && !snapshot.context.isStale);
};

/** The same browser after a full load. */
const reload = (site: Site) => openSite(world, { order: moved }, site.sharedStorage);

async function readCheckout(site: Site): Promise<string> {
  await enterCheckout(site.context);
  const checkout = await running(checkoutOf(site.app));
  await waitFor(checkout, (snapshot) => snapshot.matches('filling'));
  return site.read(CheckoutPage);
}

it('a price that changed with the cafe is said at the cart and at the checkout, also after a full load, until the guest has seen it', async () => {
  const site = await openWithSoup();
  await setUp(site, moved);
  expect(await site.read(CartContents)).toMatch(changed);
  expect(await readCheckout(site)).toMatch(changed);

  const again = await reload(site);
  const checkout = await readCheckout(again);
  expect(checkout).toMatch(changed);
  expect(checkout).toContain('Got it');
  expect(await again.read(CartContents)).toMatch(changed);

  again.cart().send({ type: 'priceChanges.seen' });
  expect(await again.read(CartContents)).not.toMatch(changed);
  expect(await readCheckout(again)).not.toMatch(changed);
  expect((await reload(again)).cart().getSnapshot().context.priceChanges).toEqual([]);
});

it('a price is compared with the one before although the page was just loaded', async () => {
  const site = await openWithSoup();
  const again = await openSite(world, { order: pickup }, site.sharedStorage);
  await setUp(again, moved);
  expect(again.cart().getSnapshot().context.priceChanges).toMatchObject([{ name: expect.stringMatching(/./) as string, sequenceNum: 1 }]);
});

it('a price that comes back, and a line that was removed, are not said', async () => {
  const site = await openWithSoup();
  await setUp(site, moved);
  await setUp(site, pickup);
  expect(site.cart().getSnapshot().context.priceChanges).toEqual([]);
  await setUp(site, moved);
  site.cart().send({ type: 'line.removed', sequenceNum: 1 });
  await waitFor(site.cart(), (snapshot) => snapshot.matches({ resting: 'removed' }));
  expect(await site.read(CartContents)).not.toMatch(changed);
});

it('another tab says the changed prices too, and no longer once they were seen here', async () => {
  const site = await openWithSoup();
  await setUp(site, moved);
  const other = await reload(site);
  const { cartId, order } = other.cart().getSnapshot().context;
  other.app.send({ type: 'cart.synced', cartId, order, priceChanges: [] });
  expect(await other.read(CartContents)).not.toMatch(changed);
});
