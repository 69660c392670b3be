import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { addItems } from '#contract/cart.ts';
import { createRequest } from '#domain/cart/create.ts';
import { lineFrom } from '#domain/cart/line-from.ts';
import { must } from '#domain/must.ts';
import { productScreen } from '#machines/product/product.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { club } from '#model-tests/samples/products.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { lineDetails } from '#src/flows/cart/line-details.ts';
import { createLogic } from '#src/flows/product/product.logic.ts';
import { bodyOf } from '#test/kit/body-of.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const { signal } = new AbortController();

type Call = ReturnType<typeof testDependencies>['call'];

/** A club with one more thing on it, which is asked for; the recipe is said to have no milk. */
async function pressed(call: (plain: Call) => Call = (plain) => plain) {
  const input = { ...club, cafeId: pickup.cafe.id, recipeAllergens: ['EGG', 'SESAME', 'WHEAT'] };
  const plain = testDependencies(world);
  const deps = { ...plain, call: call(plain.call), tabStorage: memoryStorage() };
  const actor = createActor(createLogic(deps), { id: 'product', input }).start();
  const { groups } = (await waitFor(actor, (snapshot) => snapshot.matches('choosing'), { timeout: 5000 })).context;
  const group = must(
    groups.find(({ kind, options }) => kind === 'ADD' && options.some(({ allergens }) => allergens.includes('MILK'))),
    'group',
  );
  const { itemId } = must(
    group.options.find(({ allergens }) => allergens.includes('MILK')),
    'cheese',
  );
  actor.send({ type: 'option.chosen', groupId: group.groupId, itemId, portion: 'Regular' });
  actor.send({ type: 'product.confirmed', avoided: [] });
  return actor;
}

/** The line that a product adds to the cart. */
async function lineOf(actor: Awaited<ReturnType<typeof pressed>>) {
  const { output } = await waitFor(actor, ({ status }) => status === 'done', { timeout: 5000 });
  if (output?.kind !== 'chosen') throw new Error(output?.kind);
  return output.line;
}

const milk = { itemId: '9001', name: 'MILK', grouping: 'MILK' };

it('an allergen that the changes add goes to the server as a free child of the line, and comes back as no part of it, also when the line is asked for again (PRODUCT-08)', async () => {
  const line = await lineOf(await pressed());
  expect(line.allergens).toContainEqual(milk);
  const plain = testDependencies(world);
  const asked: unknown[] = [];
  const call: typeof plain.call = (described, request) => {
    if (described.name === addItems.name) asked.push(bodyOf(request));
    return plain.call(described, request);
  };
  const carts = cartApi(call);
  const making = { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' };
  const { cartId } = await carts.create(createRequest(pickup, making), signal);
  const item = must((await carts.add(cartId, line, signal)).items[0], 'item');
  const child = { ...milk, type: 'ALLERGEN', msgKitchen: 'MILK', amount: 0, totalPrice: 0, quantity: 1 };
  expect(asked).toMatchObject([{ items: [{ childItems: [child] }] }]);
  expect(item).toMatchObject({ children: [], allergens: [milk] });
  expect(lineDetails(item)).toContain('Your changes add milk');
  expect(lineFrom(item).allergens).toEqual([milk]);
});

it('a list of allergens that comes late is waited for by the press that needs it (PRODUCT-08)', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const actor = await pressed((plain) => async (described, request) => {
    if (described.name.startsWith('menu.allergens')) await arrived;
    return plain(described, request);
  });
  expect(productScreen(actor.getSnapshot())).toMatchObject({ kind: 'choosing', isListing: true });
  arrive();
  expect((await lineOf(actor)).allergens).toEqual([milk]);
});

it.for(['error500', 'timeout'] as const)(
  'where the list of allergens does not come, by %s, nothing is taken whose changes need it, which is said (PRODUCT-08)',
  async (kind) => {
    for (const endpoint of ['menu.allergens', 'menu.allergens.version']) world.faults.put(endpoint, { endpoint, kind });
    const actor = await pressed();
    const missed = new Promise<void>((resolve) => void actor.on('allergens.missed', () => resolve()));
    await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'free' }), { timeout: 8000 });
    await missed;
    // A call without an answer is still under way.
    if (kind === 'timeout') return;
    world.faults.clear();
    actor.send({ type: 'product.confirmed', avoided: [] });
    expect((await lineOf(actor)).allergens).toEqual([milk]);
  },
);

it('what an option of another release of the menu adds is named too, where the item had no options before (PRODUCT-08, MENU-13)', async () => {
  const input = { ...club, cafeId: pickup.cafe.id, customizationsId: null, recipeAllergens: ['WHEAT'] };
  const actor = createActor(createLogic({ ...testDependencies(world), tabStorage: memoryStorage() }), { id: 'product', input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  const cheese = { itemId: 'cheese', name: 'Cheese', isDefault: false, price: 0, extraPrice: 0, calories: 0, allergens: ['MILK'] };
  const groups = [{ groupId: 'add', name: 'Add', kind: 'ADD', max: 2, options: [{ ...cheese, portions: ['No', 'Regular'] }] }] as const;
  const { name, itemId, customizationsId } = club;
  actor.send({
    type: 'card.changed',
    name,
    itemId,
    customizationsId,
    groups,
    recipeAllergens: ['WHEAT'],
    hasSide: false,
    side: null,
    leftOut: [],
  });
  actor.send({ type: 'option.chosen', groupId: 'add', itemId: 'cheese', portion: 'Regular' });
  actor.send({ type: 'product.confirmed', avoided: [] });
  expect((await lineOf(actor)).allergens).toEqual([milk]);
});
