import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { orderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import type { OrderSetupInput } from '#machines/order-setup/order-setup.types.ts';
import { orderSetupFlow } from '#src/app/flows/order-setup.ts';
import { memoryShelf } from '#sandbox/world/core/store.ts';
import { aroundOf } from '#test/kit/around.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

const guest: OrderSetupInput = {
  destination: 'RPU',
  cafeId: null,
  isGroup: false,
  previous: null,
  needsSignIn: false,
  isGuestAllowed: true,
  features: { nightHours: true, campusCard: true, skipOrderSlotting: false, geolocationApi: false },
};

/** The real flow, against the real sandbox. */
function begin(input: Partial<OrderSetupInput> = {}, tabShelf = memoryShelf()) {
  const flow = orderSetupFlow({ ...aroundOf(world), tabShelf });
  const actor = createActor(flow, { input: { ...guest, ...input } });
  const shown: string[] = [];
  actor.subscribe((snapshot) => {
    const { kind } = orderSetupScreen(snapshot);
    if (shown.at(-1) !== kind) shown.push(kind);
  });
  actor.start();
  const until = (kind: string) => waitFor(actor, (snapshot) => orderSetupScreen(snapshot).kind === kind);
  return { actor, shown, until };
}

/** Answers the slots: as soon as possible. */
async function chooseAsap({ actor, until }: ReturnType<typeof begin>) {
  const { children } = await until('choosingTime');
  if (!children.slots) throw new Error('The times are not asked for.');
  await waitFor(children.slots, (snapshot) => snapshot.matches('choosing'));
  children.slots.send({ type: 'asap.chosen' });
  return (await waitFor(actor, ({ status }) => status === 'done')).output;
}

it('E-21 asks a guest for cafe and time, then the order is set up (ORD-SETUP-01, -06, -13)', async () => {
  const flow = begin();
  const { children } = await flow.until('searchingCafe');
  children.cafeSearch?.send({ type: 'address.submitted', text: '62701' });
  if (!children.cafeSearch) throw new Error('No cafe is looked for.');
  await waitFor(children.cafeSearch, (snapshot) => snapshot.matches('results'));
  children.cafeSearch.send({ type: 'cafe.picked', cafeId: '203' });
  await flow.until('confirmingCafe');
  flow.actor.send({ type: 'message.accepted' });
  const output = await chooseAsap(flow);
  expect(flow.shown).toEqual(['searchingCafe', 'confirmingCafe', 'settingCafe', 'choosingTime', 'finished']);
  expect(output).toMatchObject({
    kind: 'completed',
    order: { destination: 'RPU', cafe: { id: '203', timeZone: 'America/Chicago' }, schedule: { priority: 'ASAP' } },
  });
});

it('E-22 passes over the cafe that a link names (ORD-SETUP-06, QUERY-10)', async () => {
  const flow = begin({ cafeId: '203' });
  const output = await chooseAsap(flow);
  expect(flow.shown).toEqual(['settingCafe', 'choosingTime', 'finished']);
  expect(output).toMatchObject({ kind: 'completed', order: { cafe: { id: '203' } } });
});

it('says that there is no such cafe (CAFE-14)', async () => {
  const flow = begin({ cafeId: '999999' });
  await flow.until('cafeNotFound');
});

it('comes back after a reload to the step where the guest was', async () => {
  const shelf = memoryShelf();
  const before = begin({}, shelf);
  await before.until('searchingCafe');
  before.actor.send({ type: 'step.reopened', step: 'destination' });
  await before.until('choosingDestination');
  before.actor.stop();
  expect(orderSetupScreen(begin({}, shelf).actor.getSnapshot()).kind).toBe('choosingDestination');
});
