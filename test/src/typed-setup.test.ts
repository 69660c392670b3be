import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { must } from '#domain/must.ts';
import { orderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { chooseAsap, deliverThere, setupsIn, type RunningSetup } from '#test/kit/setups.ts';

const begin = setupsIn(openSandbox());

const typed = { text: '1 Main St, Springfield, IL 62701', line2: 'Apt 2', instructions: 'Ring twice' };

/** The search for the address of a delivery, once it is asked. */
async function addressSearchIn({ until }: RunningSetup) {
  const { children } = await until('searchingAddress');
  return must(children.addressSearch, 'addressSearch');
}

it('An address that was typed is there after a reload, and where another step was asked in between', async () => {
  const storage = memoryStorage();
  const before = begin({ destination: 'DELIVERY' }, storage);
  (await addressSearchIn(before)).send({ type: 'address.typed', typed });
  before.actor.stop();
  const reloaded = begin({ destination: 'DELIVERY' }, storage);
  expect((await addressSearchIn(reloaded)).getSnapshot().context.typed).toEqual(typed);
  reloaded.actor.send({ type: 'step.reopened', step: 'destination' });
  reloaded.actor.send({ type: 'destination.chosen', destination: 'DELIVERY' });
  expect((await addressSearchIn(reloaded)).getSnapshot().context.typed).toEqual(typed);
});

it('Back from the time to the address offers what was typed, and clears time, cafe and address (ORD-SETUP-15)', async () => {
  const flow = begin({ destination: 'DELIVERY' });
  const search = await addressSearchIn(flow);
  search.send({ type: 'address.typed', typed });
  await deliverThere(search);
  await flow.until('choosingTime');
  flow.actor.send({ type: 'step.reopened', step: 'address' });
  expect((await addressSearchIn(flow)).getSnapshot().context.typed).toEqual(typed);
  expect(flow.actor.getSnapshot().context.draft).toMatchObject({ address: null, cafe: null, schedule: null });
});

it('An apartment that is typed while an address is suggested is delivered to', async () => {
  const flow = begin({ destination: 'DELIVERY' });
  const search = await addressSearchIn(flow);
  search.send({ type: 'address.typed', typed: { text: '1 main street springfield il 62701' } });
  search.send({ type: 'address.submitted' });
  await waitFor(search, (snapshot) => snapshot.matches('suggesting'));
  search.send({ type: 'address.typed', typed: { line2: 'Apt 2' } });
  search.send({ type: 'suggestion.accepted' });
  await waitFor(search, (snapshot) => snapshot.matches({ asking: 'deliverable' }));
  search.send({ type: 'address.submitted' });
  expect(await chooseAsap(flow)).toMatchObject({ order: { address: { address1: '1 Main St', address2: 'Apt 2', instructions: '' } } });
});

it('A time that was picked is there after a reload, and is what the order is for (ORD-SETUP-11)', async () => {
  const storage = memoryStorage();
  const input = { destination: 'RPU', cafeId: '203' } as const;
  const before = begin(input, storage);
  const slots = must((await before.until('choosingTime')).children.slots, 'slots');
  const { day } = (await waitFor(slots, (snapshot) => snapshot.matches('choosing'))).context;
  const at = `${must(day, 'day')}T19:30`;
  slots.send({ type: 'slot.picked', day: must(day, 'day'), at });
  await Promise.resolve();
  before.actor.stop();
  const reloaded = begin(input, storage);
  const again = must((await reloaded.until('choosingTime')).children.slots, 'slots');
  expect(again.getSnapshot().context.picked).toEqual({ day, at });
  again.send({ type: 'time.confirmed', time: again.getSnapshot().context.picked });
  const { output } = await waitFor(reloaded.actor, ({ status }) => status === 'done');
  expect(output).toMatchObject({ order: { schedule: { priority: 'LATER', at } } });
});

it('A table number that was typed is there after a reload, and not after going back to the cafe (ORD-SETUP-14)', async () => {
  const storage = memoryStorage();
  const input = { destination: 'DINEIN', cafeId: '203' } as const;
  const before = begin(input, storage);
  await before.until('choosingTable');
  before.actor.send({ type: 'table.typed', typed: '12' });
  before.actor.stop();
  const { actor, until } = begin(input, storage);
  expect(orderSetupScreen(actor.getSnapshot())).toMatchObject({ kind: 'choosingTable', typed: '12' });
  actor.send({ type: 'step.reopened', step: 'cafe' });
  await until('searchingCafe');
  expect(actor.getSnapshot().context).toMatchObject({ typedTable: '', draft: { tableNumber: null } });
});

it('Back to the first step keeps the destination that was chosen, also after a reload', async () => {
  const storage = memoryStorage();
  const before = begin({ destination: null }, storage);
  await before.until('choosingDestination');
  before.actor.send({ type: 'destination.chosen', destination: 'DELIVERY' });
  before.actor.send({ type: 'step.reopened', step: 'destination' });
  before.actor.stop();
  const { actor } = begin({ destination: null }, storage);
  expect(orderSetupScreen(actor.getSnapshot())).toMatchObject({ kind: 'choosingDestination', lastDestination: 'DELIVERY' });
});
