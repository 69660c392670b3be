import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { addItems } from '#contract/cart.ts';
import { createRequest } from '#domain/cart/create.ts';
import { lineFrom } from '#domain/cart/line-from.ts';
import { must } from '#domain/must.ts';
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

/** The line of a club with one more thing on it; the recipe is said to have no milk. */
async function withCheddar() {
  const input = { ...club, cafeId: pickup.cafe.id, recipeAllergens: ['EGG', 'SESAME', 'WHEAT'] };
  const deps = { ...testDependencies(world), tabStorage: memoryStorage() };
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
  const output = must(actor.getSnapshot().output, 'output');
  if (output.kind !== 'chosen') throw new Error(output.kind);
  return output.line;
}

it('an allergen that the changes add goes to the server as a free child of the line, and comes back as no part of it, also when the line is asked for again (PRODUCT-08)', async () => {
  const line = await withCheddar();
  const milk = { itemId: '9001', name: 'MILK', grouping: 'MILK' };
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

it.for(['error500', 'timeout'] as const)(
  'where the list of allergens does not come, by %s, the line goes without it, and nothing is in the way (PRODUCT-08)',
  async (kind) => {
    for (const endpoint of ['menu.allergens', 'menu.allergens.version']) world.faults.put(endpoint, { endpoint, kind });
    expect(await withCheddar()).not.toHaveProperty('allergens');
  },
);
