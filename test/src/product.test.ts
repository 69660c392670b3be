import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { must } from '#domain/must.ts';
import type { ProductInput } from '#machines/product/product.types.ts';
import { createLogic } from '#src/flows/product/product.logic.ts';
import { memoryShelf } from '#sandbox/world/core/store.ts';
import { aroundOf } from '#test/kit/around.ts';
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
async function open(tabShelf: ReturnType<typeof memoryShelf>) {
  const actor = createActor(createLogic({ ...aroundOf(world), tabShelf }), { id: 'product', input: club }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  return actor;
}

it('Notes for the kitchen and the bag that were typed are there after a reload, and go into the cart as they are', async () => {
  const tabShelf = memoryShelf();
  const first = await open(tabShelf);
  first.send({ type: 'notes.typed', notes: { msgKitchen: 'Cut in half ' } });
  first.send({ type: 'notes.typed', notes: { msgPreparedFor: 'Ana' } });
  first.stop();
  const reloaded = await open(tabShelf);
  expect(reloaded.getSnapshot().context).toMatchObject({ msgKitchen: 'Cut in half ', msgPreparedFor: 'Ana' });
  reloaded.send({ type: 'product.confirmed' });
  expect(must(reloaded.getSnapshot().output, 'output')).toMatchObject({ line: { msgKitchen: 'Cut in half', msgPreparedFor: 'Ana' } });
});
