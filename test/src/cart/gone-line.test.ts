import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { must } from '#domain/must.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { CartContents } from '#src/routes/app/-cart/cart.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { openSite, soup } from '#test/faults/site.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** A site that changes the only line of its cart after another tab has removed it. */
async function changeGoneLine() {
  const site = await openSite(world, { order: pickup });
  site.app.send({ type: 'line.added', line: soup });
  await waitFor(site.cart(), (snapshot) => snapshot.matches({ resting: 'added' }));
  const cartId = must(site.cart().getSnapshot().context.cartId, 'cart');
  await cartApi(testDependencies(world).call).remove(cartId, [1], AbortSignal.timeout(5000));
  site.app.send({ type: 'line.changed', cartId, sequenceNum: 1, line: { ...soup, quantity: 2 } });
  return { site, cartId };
}

it('a line that another tab removed while it was being changed is said to be gone, not to be sold out (CART-24)', async () => {
  const { site, cartId } = await changeGoneLine();
  await waitFor(site.cart(), (snapshot) => snapshot.matches({ resting: 'troubled' }));
  const words = await site.read(CartContents);
  expect(words).toContain(`${soup.name} isn’t in your cart anymore`);
  expect(words).not.toContain('isn’t available');
  site.cart().send({ type: 'goneLines.added' });
  await waitFor(site.cart(), (snapshot) => snapshot.matches({ resting: 'added' }));
  expect(world.carts.get(cartId)?.lines.map(({ asked }) => asked.quantity)).toEqual([2]);
});

it('a line that is gone is said to be so also where another change follows at once, until the guest has read it (CART-25)', async () => {
  const { site } = await changeGoneLine();
  site.app.send({ type: 'line.added', line: { ...soup, name: 'Another soup' } });
  await waitFor(site.cart(), (snapshot) => snapshot.matches({ resting: 'added' }) && snapshot.context.queue.length === 0);
  const words = await site.read(CartContents);
  expect(words).toContain(`${soup.name} isn’t in your cart anymore`);
  // What was asked of it can still come in.
  expect(words).toContain('Add it as a new item');
  site.cart().send({ type: 'refusals.seen' });
  expect(await site.read(CartContents)).not.toContain('isn’t in your cart anymore');
});

it('the last one of a line, after another tab has taken the others, can be put back (CART-16)', async () => {
  const site = await openSite(world, { order: pickup });
  site.app.send({ type: 'line.added', line: { ...soup, quantity: 2 } });
  await waitFor(site.cart(), (snapshot) => snapshot.matches({ resting: 'added' }));
  const cartId = must(site.cart().getSnapshot().context.cartId, 'cart');
  await cartApi(testDependencies(world).call).count(cartId, 1, -1, AbortSignal.timeout(5000));
  site.cart().send({ type: 'quantity.changed', sequenceNum: 1, by: -1 });
  await waitFor(site.cart(), (snapshot) => snapshot.matches({ resting: 'removed' }));
  site.cart().send({ type: 'removal.undone' });
  await waitFor(site.cart(), (snapshot) => snapshot.matches({ resting: 'added' }));
  expect(world.carts.get(cartId)?.lines.map(({ asked }) => [asked.itemId, asked.quantity])).toEqual([[soup.itemId, 1]]);
});

it('changes to a line of a cart that was placed meanwhile touch no line of the next one, and can be added to it (CART-15, COMBO-10)', async () => {
  const site = await openSite(world, { order: pickup });
  site.app.send({ type: 'line.added', line: soup });
  await waitFor(site.cart(), (snapshot) => snapshot.matches({ resting: 'added' }));
  const cartId = must(site.cart().getSnapshot().context.cartId, 'cart');
  const quantities = () => world.carts.get(cartId)?.lines.map(({ asked }) => asked.quantity);
  site.app.send({ type: 'line.changed', cartId: 'placed', sequenceNum: 1, line: { ...soup, quantity: 2 } });
  await waitFor(site.cart(), (snapshot) => snapshot.matches({ resting: 'troubled' }));
  expect(quantities()).toEqual([1]);
  expect(await site.read(CartContents)).toContain('Add it as a new item');
  site.cart().send({ type: 'goneLines.added' });
  await waitFor(site.cart(), (snapshot) => snapshot.matches({ resting: 'added' }));
  expect(quantities()).toEqual([1, 2]);
});
