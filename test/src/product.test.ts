import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { must } from '#domain/must.ts';
import type { ProductInput } from '#machines/product/product.types.ts';
import { createLogic } from '#src/flows/product/product.logic.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

const club: ProductInput = {
  cafeId: '203',
  placardId: '7202',
  name: 'Club',
  itemId: '72022',
  customizationsId: '72022',
  line: null,
  customizationsMax: 5,
};

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
  reloaded.send({ type: 'product.confirmed' });
  expect(must(reloaded.getSnapshot().output, 'output')).toMatchObject({ line: { msgKitchen: 'Cut in half', msgPreparedFor: 'Ana' } });
});

const line = { sequenceNum: 1, itemId: '72022', quantity: 1, ingredients: [], msgKitchen: 'No onions', msgPreparedFor: 'Ann' };
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
  ['another line', { ...club, line: { ...line, sequenceNum: 2 } }, unchanged],
  ['a new line', club, { quantity: 1, msgKitchen: '', msgPreparedFor: '' }],
  ['a line of another cafe', { ...club, cafeId: '201', line }, unchanged],
  ['a line of another product', { ...club, placardId: '7203', line }, unchanged],
])('An edit that was left is not taken over by %s (PRODUCT-11)', async ([, next, expected]) => {
  expect(await reopened(next)).toMatchObject(expected);
});
