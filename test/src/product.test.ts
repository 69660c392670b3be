import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { plainLine, type CartLineRequest, type LineChild, type LineIngredient } from '#domain/cart/line.ts';
import { createRequest } from '#domain/cart/create.ts';
import { placardsOf, usualItem } from '#domain/menu/menu.ts';
import { must } from '#domain/must.ts';
import { sodiumOf } from '#domain/product/nutrition.ts';
import { sideLine, sidesOf } from '#domain/product/side.ts';
import type { PortionName, ProductOption } from '#domain/product/choices.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import { productScreen } from '#machines/product/product.screen.ts';
import type { ProductInput } from '#machines/product/product.types.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { club } from '#model-tests/samples/products.ts';
import { chips, yogurt } from '#model-tests/samples/sides.ts';
import { menuOf } from '#src/api/menu.ts';
import { itemPriceApi } from '#src/api/product.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { createLogic } from '#src/flows/product/product.logic.ts';
import { beginSize } from '#src/routes/app/product/-use-first-size.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

/** The real flow, against the real sandbox, once the guest can choose. */
async function open(tabStorage: ReturnType<typeof memoryStorage>, input: ProductInput = club) {
  const actor = createActor(createLogic({ ...testDependencies(world), tabStorage }), { id: 'product', input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  return actor;
}

it('Notes for the kitchen and the bag that were typed are there after a reload, and go into the cart as they are', async () => {
  const tabStorage = memoryStorage();
  const first = await open(tabStorage);
  first.send({ type: 'notes.typed', notes: { msgKitchen: 'Cut in half ' } });
  first.send({ type: 'notes.typed', notes: { msgPreparedFor: 'Ana' } });
  first.stop();
  const reloaded = await open(tabStorage);
  expect(reloaded.getSnapshot().context).toMatchObject({ msgKitchen: 'Cut in half ', msgPreparedFor: 'Ana' });
  reloaded.send({ type: 'product.confirmed', avoided: [] });
  expect(must(reloaded.getSnapshot().output, 'output')).toMatchObject({ line: { msgKitchen: 'Cut in half', msgPreparedFor: 'Ana' } });
});

const line = {
  at: { cartId: 'cart-1', sequenceNum: 1 },
  itemId: '72022',
  quantity: 1,
  ingredients: [],
  msgKitchen: 'No onions',
  msgPreparedFor: 'Ann',
};
it('a line that was added before its product had a side begins with the usual one, as a new one does (PRODUCT-01, MENU-13)', () => {
  const sideFor = (children: readonly LineChild[]) => {
    const input = { ...club, hasSide: true, side: sideLine(chips), line: { ...line, children } };
    return createActor(productMachine, { input }).getSnapshot().context.side;
  };
  expect(sideFor([])).toEqual(sideLine(chips));
  expect(sideFor([sideLine(yogurt)])).toEqual(sideLine(yogurt));
});

const unchanged = { quantity: 1, msgKitchen: 'No onions', msgPreparedFor: 'Ann' };

/** What is shown of a line that is opened after another edit was left halfway. */
async function reopened(next: ProductInput) {
  const tabStorage = memoryStorage();
  const first = await open(tabStorage, { ...club, line });
  first.send({ type: 'quantity.chosen', quantity: 3 });
  first.stop();
  return (await open(tabStorage, next)).getSnapshot().context;
}

it('An edit that was left is there again over the line that it was begun from (PRODUCT-11)', async () => {
  expect(await reopened({ ...club, line: { ...line } })).toMatchObject({ ...unchanged, quantity: 3 });
});

it.for<[string, ProductInput, object]>([
  ['a line of another quantity', { ...club, line: { ...line, quantity: 7 } }, { ...unchanged, quantity: 7 }],
  ['a line with other notes', { ...club, line: { ...line, msgKitchen: '', msgPreparedFor: '' } }, { quantity: 1, msgKitchen: '' }],
  ['a line with the same number and another item', { ...club, line: { ...line, itemId: '72021' } }, { ...unchanged, itemId: '72021' }],
  ['another line', { ...club, line: { ...line, at: { ...line.at, sequenceNum: 2 } } }, unchanged],
  ['a line of another cart', { ...club, line: { ...line, at: { ...line.at, cartId: 'cart-2' } } }, unchanged],
  ['a part of a combo', { ...club, line: { ...line, at: null } }, unchanged],
  ['a new line', club, { quantity: 1, msgKitchen: '', msgPreparedFor: '' }],
  ['a line of another cafe', { ...club, cafeId: '201', line }, unchanged],
  ['a line of another product', { ...club, placardId: '7203', line }, unchanged],
])('An edit that was left is not taken over by %s (PRODUCT-11)', async ([, next, expected]) => {
  expect(await reopened(next)).toMatchObject(expected);
});

it('A line whose choices do not come cannot be saved without its changes, and has them once they do (PRODUCT-11)', async () => {
  const first = await open(memoryStorage());
  const group = must(
    first.getSnapshot().context.groups.find(({ kind }) => kind === 'ADD'),
    'group',
  );
  first.send({ type: 'option.chosen', groupId: group.groupId, itemId: must(group.options[0], 'option').itemId, portion: 'Regular' });
  first.send({ type: 'product.confirmed', avoided: [] });
  const made = must(first.getSnapshot().output, 'output');
  if (made.kind !== 'chosen') throw new Error(made.kind);
  const { ingredients } = made.line;
  world.faults.put('menu.customizations', { endpoint: 'menu.customizations', kind: 'error500' });
  const input = { ...club, line: { ...line, ingredients } };
  const actor = createActor(createLogic({ ...testDependencies(world), tabStorage: memoryStorage() }), { id: 'product', input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('unloaded'));
  actor.send({ type: 'product.confirmed', avoided: [] });
  expect(actor.getSnapshot()).toMatchObject({ value: 'unloaded', output: undefined });
  world.faults.clear();
  actor.send({ type: 'options.retried' });
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  actor.send({ type: 'product.confirmed', avoided: [] });
  expect(ingredients).toHaveLength(1);
  expect(actor.getSnapshot().output).toMatchObject({ kind: 'chosen', line: { ingredients } });
});

it('A line that is opened says what of it the cafe does not make anymore, and is saved with the rest of its changes (PRODUCT-01, PRODUCT-11)', async () => {
  const { groups } = (await open(memoryStorage())).getSnapshot().context;
  const [own, added] = (['INCLUDED', 'ADD'] as const).map((kind) =>
    must(groups.find((group) => group.kind === kind)?.options[0], kind),
  ) as [ProductOption, ProductOption];
  const change = (itemId: string, name: string, more: Partial<LineIngredient>): LineIngredient => ({
    itemId,
    name,
    custType: 'ADDED',
    portion: 'Regular',
    originalItemId: null,
    ...more,
  });
  const kept = [change(own.itemId, own.name, { custType: 'REMOVED', portion: 'No' }), change(added.itemId, added.name, {})];
  const gone = [change('olives', 'Olives', {}), change('basil', 'Basil', { custType: 'REMOVED', portion: 'No' })];
  // What a cafe has taken in a line stays, also where it takes fewer changes by now.
  const input = { ...club, customizationsMax: 1, line: { ...line, ingredients: [...gone, ...kept] } };
  const actor = await open(memoryStorage(), input);
  expect(productScreen(actor.getSnapshot())).toMatchObject({ lost: { leftOut: ['Olives'], usual: ['Basil'] } });
  expect(actor.getSnapshot().context.line?.ingredients).toEqual(input.line.ingredients);
  actor.send({ type: 'product.confirmed', avoided: [] });
  const output = must(actor.getSnapshot().output, 'output');
  if (output.kind !== 'chosen') throw new Error(output.kind);
  expect(output.line.ingredients.map(({ itemId }) => itemId).toSorted()).toEqual(kept.map(({ itemId }) => itemId).toSorted());
  expect(productScreen((await open(memoryStorage(), { ...club, line })).getSnapshot())).toMatchObject({ lost: null });
});

it('A product that is open takes what another release of the menu has changed, and says what of its choices that has not (MENU-13)', async () => {
  const actor = await open(memoryStorage(), { ...club, recipeAllergens: ['WHEAT'] });
  const { groups } = actor.getSnapshot().context;
  const group = must(
    groups.find(({ kind, options, max }) => kind === 'ADD' && options.length > 2 && max > 1),
    'group',
  );
  const [kept, gone] = group.options as [ProductOption, ProductOption];
  for (const { itemId } of [kept, gone]) actor.send({ type: 'option.chosen', groupId: group.groupId, itemId, portion: 'Regular' });
  await waitFor(actor, (snapshot) => snapshot.context.priced !== null);
  const next = groups.map((each) => (each === group ? { ...group, options: group.options.filter((option) => option !== gone) } : each));
  const card = {
    name: 'New Club',
    itemId: '72021',
    customizationsId: '72022',
    recipeAllergens: ['MILK', 'WHEAT'],
    groups: next,
    hasSide: false,
    side: null,
  };
  actor.send({ type: 'card.changed', ...card, leftOut: ['Whole'] });
  expect(productScreen(actor.getSnapshot())).toMatchObject({
    priced: null,
    choices: { [kept.itemId]: 'Regular' },
    lost: { leftOut: ['Whole', gone.name], usual: [] },
  });
  expect(actor.getSnapshot().context).toMatchObject(card);
  await waitFor(actor, (snapshot) => snapshot.context.priced !== null);
  actor.send({ type: 'product.confirmed', avoided: [] });
  const output = must(actor.getSnapshot().output, 'output');
  expect(output).toMatchObject({
    line: {
      name: 'New Club',
      itemId: '72021',
      ingredients: [{ itemId: kept.itemId }],
    },
  });
});

describe('what it comes to (PRODUCT-06)', () => {
  const priceOf = (actor: Awaited<ReturnType<typeof open>>) => waitFor(actor, (snapshot) => snapshot.context.priced !== null);
  const adding = (actor: Awaited<ReturnType<typeof open>>, name: string, portion: PortionName) => {
    const groups = actor.getSnapshot().context.groups;
    const group = must(
      groups.find(({ options }) => options.some((option) => option.name === name)),
      'group',
    );
    const { itemId } = must(
      group.options.find((option) => option.name === name),
      name,
    );
    actor.send({ type: 'option.chosen', groupId: group.groupId, itemId, portion });
  };

  it('is by the server what the cart then has, to the cent, and has the sodium of what was added (PRODUCT-10)', async () => {
    const actor = await open(memoryStorage());
    const plain = must((await priceOf(actor)).context.priced, 'price');
    adding(actor, 'Sharp cheddar', 'Extra');
    adding(actor, 'Smoked bacon', 'Extra');
    adding(actor, 'Brioche bun', 'Regular');
    expect(actor.getSnapshot().context.priced).toBeNull();
    const priced = must((await priceOf(actor)).context.priced, 'price');
    expect(priced.price).toBeGreaterThan(plain.price);
    expect(priced.sodiumMg).toBeGreaterThan(must(plain.sodiumMg, 'sodium'));
    actor.send({ type: 'product.confirmed', avoided: [] });
    const output = must(actor.getSnapshot().output, 'output');
    if (output.kind !== 'chosen') throw new Error(output.kind);
    const carts = cartApi(testDependencies(world).call);
    const { signal } = new AbortController();
    const { cartId } = await carts.create(
      createRequest(pickup, { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' }),
      signal,
    );
    const cart = await carts.add(cartId, output.line, signal);
    expect(cart.items[0]?.amount).toBe(priced.price);
  });

  it('has the sodium of the side that it comes with, which the menu says before the server has answered (PRODUCT-10)', async () => {
    const { call, queryClient } = testDependencies(world);
    const menu = await queryClient.fetchQuery(menuOf(call, '203'));
    const salad = must(
      placardsOf(menu).find(({ isCombo, places }) => !isCombo && places.length > 0),
      'salad',
    );
    const [side] = sidesOf(menu, salad, { destination: 'RPU', at: '2026-11-20T12:00' }, new Set());
    const item = must(salad.items[0], 'size');
    const plain = plainLine(item.itemId, salad.name);
    const { signal } = new AbortController();
    const sodium = async (line: CartLineRequest) => (await itemPriceApi(call)('203', line, null, signal)).sodiumMg;
    const known = must(side, 'side');
    expect(await sodium(plain)).toBe(item.sodiumMg);
    expect(await sodium({ ...plain, children: [sideLine(known)] })).toBe(sodiumOf(item, known.item));
    expect(known.item.sodiumMg).toBeGreaterThan(0);
  });

  it('is asked once for several changes close together, and an answer for other choices is not taken over', async () => {
    const answers: ((value: unknown) => void)[] = [];
    const deps = testDependencies(world);
    const call: typeof deps.call = async (described, asked) => {
      const answer = await deps.call(described, asked);
      if (described.name === 'menu.priceNutrition') await new Promise((resolve) => answers.push(resolve));
      return answer;
    };
    const actor = createActor(createLogic({ ...deps, call, tabStorage: memoryStorage() }), { id: 'product', input: club }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    adding(actor, 'Sharp cheddar', 'Regular');
    adding(actor, 'Sharp cheddar', 'Extra');
    await expect.poll(() => answers.length).toBe(1);
    adding(actor, 'Sharp cheddar', 'Regular');
    answers[0]?.(null);
    await expect.poll(() => answers.length).toBe(2);
    expect(actor.getSnapshot().context.priced).toBeNull();
    answers[1]?.(null);
    const { context } = await priceOf(actor);
    const plain = await priceOf(await open(memoryStorage()));
    expect(context.priced).toEqual(plain.context.priced);
    expect(answers).toHaveLength(2);
  });

  it('is the sum of the menu’s prices where the server does not say, without a word, and it can be added (PRODUCT-07)', async () => {
    world.faults.put('menu.priceNutrition', { endpoint: 'menu.priceNutrition', kind: 'error500' });
    const actor = await open(memoryStorage());
    await waitFor(actor, ({ children }) => children.itemPrice?.getSnapshot().matches('summed') === true);
    actor.send({ type: 'product.confirmed', avoided: [] });
    expect(actor.getSnapshot().output).toMatchObject({ kind: 'chosen' });
  });
});

it('A size that was there stays chosen where it sells out, over a reload too; a new product begins with one that is there (PRODUCT-01, AVAIL-09)', async () => {
  const tabStorage = memoryStorage();
  const usual = must(usualItem(clubPlacard.items), 'usual').itemId;
  const other = must(
    clubPlacard.items.find(({ itemId }) => itemId !== usual),
    'other',
  ).itemId;
  const input = { ...club, itemId: usual };
  const soldOut = new Set([usual]);
  const first = await open(tabStorage, input);
  beginSize(first, clubPlacard, new Set());
  beginSize(first, clubPlacard, soldOut);
  expect(first.getSnapshot().context.itemId).toBe(usual);
  first.stop();
  const reloaded = await open(tabStorage, input);
  beginSize(reloaded, clubPlacard, soldOut);
  expect(reloaded.getSnapshot().context.itemId).toBe(usual);
  const anew = await open(memoryStorage(), input);
  beginSize(anew, clubPlacard, soldOut);
  expect(anew.getSnapshot().context.itemId).toBe(other);
});
