import { expect, it } from 'vitest';
import { plainLine, type CartLineRequest } from '#domain/cart/line.ts';
import { centsFrom } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import { placards } from '#sandbox/world/menu/catalog.ts';
import { groupsOf } from '#sandbox/world/menu/customizations.ts';
import { createApp } from '#src/app/create-app.ts';
import { CartContents } from '#src/routes/app/-cart/cart.tsx';
import { readProduct } from '#src/routes/app/product/-read-product.ts';
import { nameOf, openSiteWithCart, until, type Site } from '#test/faults/site.ts';
import { visit } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { routerContextOf } from '#test/kit/routed-app.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const MELT = { ...plainLine('71011', 'Brisket & Gruyere Melt'), hash: 'brisket-gruyere-melt-7101' };
const part = (itemId: string, name: string) => ({ itemId, name, placardId: null, isSide: false, ingredients: [] });

/** A site whose last line has a change that got no answer. */
async function withWaitingChange({ hash, ...line }: CartLineRequest & { readonly hash: string }, changed: Partial<CartLineRequest>) {
  const site = await openSiteWithCart(world);
  site.app.send({ type: 'line.added', line });
  await until(() => site.cart().getSnapshot().context.queue.length, 0);
  const cartId = must(site.cartId(), 'cart');
  const { sequenceNum } = must(world.carts.get(cartId)?.lines.at(-1), 'line');
  world.faults.put('cart.modify', { endpoint: 'cart.modify', kind: 'error500' });
  site.app.send({ type: 'line.changed', cartId, sequenceNum, line: { ...line, ...changed } });
  await until(() => nameOf(site.cart()), 'unreachable');
  world.faults.clear();
  const edited = async (context: Site['context'] = site.context) => {
    const { request } = await readProduct(context, { hash, cart: cartId, line: String(sequenceNum) });
    return must(must(request, 'request').input.line, 'line');
  };
  const asked = () => must(world.carts.get(cartId)?.lines.at(-1), 'line').asked;
  return { site, cartId, sequenceNum, edited, asked };
}

it('an edit of a line begins with the change that waits to be saved, which is not lost with the next one (CART-15, CART-25)', async () => {
  const { site, cartId, sequenceNum, edited, asked } = await withWaitingChange(MELT, { msgKitchen: 'Cut in half' });
  const { at, ...line } = (await edited()) as CartLineRequest & { readonly at: object };
  expect(at).toEqual({ cartId, sequenceNum });
  expect(line).toMatchObject({ itemId: MELT.itemId, msgKitchen: 'Cut in half' });
  site.app.send({ type: 'line.changed', cartId, sequenceNum, line: { ...line, msgPreparedFor: 'Kim' } });
  await until(() => site.cart().getSnapshot().context.queue.length, 0);
  expect(asked()).toMatchObject({ msgKitchen: 'Cut in half', msgPreparedFor: 'Kim' });
});

it('a quantity that waits to be saved is in an edit of its line (CART-16, CART-25)', async () => {
  const { site, sequenceNum, edited } = await withWaitingChange(MELT, { msgKitchen: 'Cut in half' });
  world.faults.put('cart.modify', { endpoint: 'cart.modify', kind: 'error500' });
  site.cart().send({ type: 'quantity.changed', sequenceNum, by: 2 });
  await until(() => nameOf(site.cart()), 'unreachable');
  expect(await edited()).toMatchObject({ quantity: 3, msgKitchen: 'Cut in half' });
});

it('an edit of a combo begins with the half that waits to be saved (CART-25, COMBO-10)', async () => {
  const children = [part('71011', 'Brisket & Gruyere Melt'), part('101011', 'Tomato Basil Soup')];
  const combo = { ...plainLine('90', 'You Pick Two'), children, hash: 'you-pick-two-90' };
  const { edited } = await withWaitingChange(combo, { children: [part('71021', 'Another half'), ...children.slice(1)] });
  expect(await edited()).toMatchObject({ picks: { pick1: { itemId: '71021' }, pick2: { itemId: '101011' } } });
});

it('an edit of a combo has what the changes of a half cost that wait to be saved, by its options (CART-14, CART-25, COMBO-10)', async () => {
  const children = [part('71011', 'Brisket & Gruyere Melt'), part('101011', 'Tomato Basil Soup')];
  const combo = { ...plainLine('90', 'You Pick Two'), children, hash: 'you-pick-two-90' };
  const additions = groupsOf(must(placards.get('7101'), 'melt'), '203').filter(({ kind }) => kind === 'ADD');
  const { itemId, name, price, calories } = must(additions[0]?.options[0], 'addition');
  expect(price).toBeGreaterThan(0);
  const added = { itemId, name, custType: 'ADDED', portion: 'Regular', originalItemId: null } as const;
  const changed = { ...must(children[0], 'half'), ingredients: [added] };
  const { edited } = await withWaitingChange(combo, { children: [changed, ...children.slice(1)] });
  expect(await edited()).toMatchObject({
    picks: { pick1: { ingredients: [added], extra: centsFrom(price), extraCalories: calories }, pick2: { extra: 0 } },
  });
});

it('an edit that is opened by a reload begins with the change that the page before left (CART-25, COMBO-10)', async () => {
  const { site, edited } = await withWaitingChange(MELT, { msgKitchen: 'Cut in half' });
  site.app.stop();
  world.faults.put('cart.modify', { endpoint: 'cart.modify', kind: 'error500' });
  const deps = { ...testDependencies(world), sharedStorage: site.sharedStorage, tabStorage: site.context.tabStorage };
  // Its code of the cart has not come yet.
  const reloaded = createApp(deps, visit);
  reloaded.app.start();
  expect(await edited(routerContextOf(reloaded, deps))).toMatchObject({ msgKitchen: 'Cut in half' });
  reloaded.app.stop();
});

it('a change that got no answer is said once, by the name of its line, which is marked (CART-25)', async () => {
  const { site, sequenceNum } = await withWaitingChange(MELT, { msgKitchen: 'Cut in half' });
  const words = await site.read(CartContents);
  expect(words.match(/We couldn’t save your change to Brisket & Gruyere Melt\./g)).toHaveLength(1);
  expect(words).toContain('Undo the change');
  expect(words).toContain('Not saved yet');
  for (const other of ['Your changes are saved', 'waiting to be saved', 'isn’t saved yet', 'Cancel']) expect(words).not.toContain(other);
  world.faults.put('cart.modify', { endpoint: 'cart.modify', kind: 'error500' });
  site.cart().send({ type: 'line.removed', sequenceNum });
  await until(() => nameOf(site.cart()), 'unreachable');
  // What waits behind it is one more.
  const both = await site.read(CartContents);
  expect(both).toContain('1 more change is waiting to be saved.');
  expect(both).toContain('Not removed yet');
});

it('a line that waits for the answer to another is not said to be wanted twice (CART-24)', async () => {
  const site = await openSiteWithCart(world);
  world.faults.put('cart.add', { endpoint: 'cart.add', kind: 'error500' });
  for (const name of ['Baguette', 'Cake']) site.app.send({ type: 'line.added', line: plainLine('101011', name) });
  await until(() => nameOf(site.cart()), 'unreachable');
  const words = await site.read(CartContents);
  expect(words).toContain('We couldn’t add Baguette.');
  expect(words).toContain('Waiting to be added: Cake<');
});
