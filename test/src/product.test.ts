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
async function open(tabStorage: ReturnType<typeof memoryStorage>) {
  const actor = createActor(createLogic({ ...testDependencies(world), tabStorage }), { id: 'product', input: club }).start();
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
