import { expect, it, onTestFinished, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { must } from '#domain/must.ts';
import { cafes } from '#sandbox/world/cafe/cafes.ts';
import { hoursOn } from '#sandbox/world/cafe/hours.ts';
import { orderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import { campusLocationsOf, hoursOf } from '#src/api/cafe.ts';
import { createLogic } from '#src/flows/order-setup/order-setup.logic.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { chooseAsap, guest, setupsIn, type RunningSetup } from '#test/kit/setups.ts';

const world = openSandbox();

const begin = setupsIn(world);

it('an address that no cafe delivers to becomes a pickup near it, and cafes are looked for around it', async () => {
  const { until } = begin({ destination: 'DELIVERY' });
  const { children } = await until('searchingAddress');
  const search = must(children.addressSearch, 'address search');
  search.send({ type: 'address.typed', typed: { text: '1 Main St, Kalispell, MT 59901' } });
  search.send({ type: 'address.submitted' });
  await waitFor(search, (snapshot) => snapshot.matches({ asking: 'outOfReach' }));
  search.send({ type: 'anotherCafe.requested' });
  const { context, children: next } = await until('searchingCafe');
  expect(context.draft).toMatchObject({ destination: 'RPU', address: null });
  const cafes = await waitFor(
    must(next.cafeSearch, 'cafe search'),
    (snapshot) => snapshot.matches('results') || snapshot.matches('nowhere'),
  );
  expect(cafes.context).toMatchObject({ destination: 'RPU', place: { kind: 'address' } });
});

it('an address that no cafe delivers to is picked up at a cafe near it, and back at the delivery it is still typed', async () => {
  const { actor, until } = begin({ destination: 'DELIVERY' });
  const search = must((await until('searchingAddress')).children.addressSearch, 'address search');
  const text = '1 Main St, Philadelphia, PA 19103';
  search.send({ type: 'address.typed', typed: { text } });
  search.send({ type: 'address.submitted' });
  const { cafe } = (await waitFor(search, (snapshot) => snapshot.matches({ asking: 'outOfReach' }))).context;
  search.send({ type: 'pickup.chosen' });
  const { context } = await until('choosingTime');
  expect(context.draft).toMatchObject({ destination: 'RPU', address: null, cafe: { id: cafe?.cafeId } });
  expect(context.distance).toBe(cafe?.distance);
  actor.send({ type: 'step.reopened', step: 'destination' });
  actor.send({ type: 'destination.chosen', destination: 'DELIVERY' });
  const again = must((await until('searchingAddress')).children.addressSearch, 'address search');
  expect(again.getSnapshot().context.typed.text).toBe(text);
});

it('E-21 asks a guest for cafe and time, then the order is set up (ORD-SETUP-01, -06, -13)', async () => {
  const flow = begin();
  const { children } = await flow.until('searchingCafe');
  children.cafeSearch?.send({ type: 'address.submitted', text: '62701' });
  if (!children.cafeSearch) throw new Error('No cafe is looked for.');
  await waitFor(children.cafeSearch, (snapshot) => snapshot.matches('results'));
  children.cafeSearch.send({ type: 'cafe.picked', cafeId: '203', distance: 804 });
  const output = await chooseAsap(flow);
  expect(flow.shown).toEqual(['searchingCafe', 'checkingCafe', 'settingCafe', 'choosingTime', 'finished']);
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

it('times that cannot be fetched are ignored as a cafe is taken: it is set, and its times are asked for at their own step (SLOTS-04)', async () => {
  world.faults.put('cafe.slots', { endpoint: 'cafe.slots', kind: 'error500' });
  const flow = begin({ cafeId: '203' });
  const { children } = await flow.until('choosingTime');
  const slots = must(children.slots, 'slots');
  await waitFor(slots, (snapshot) => snapshot.matches('unanswered'));
  world.faults.drop('cafe.slots');
  slots.send({ type: 'slots.retried' });
  expect(await chooseAsap(flow)).toMatchObject({ kind: 'completed', order: { cafe: { id: '203', largeOrderMinimum: null } } });
});

it('says that there is no such cafe (CAFE-14)', async () => {
  const flow = begin({ cafeId: '999999' });
  await flow.until('cafeNotFound');
});

it('comes back after a reload to the step where the guest was', async () => {
  const storage = memoryStorage();
  const before = begin({}, storage);
  await before.until('searchingCafe');
  before.actor.send({ type: 'step.reopened', step: 'destination' });
  await before.until('choosingDestination');
  before.actor.stop();
  expect(orderSetupScreen(begin({}, storage).actor.getSnapshot()).kind).toBe('choosingDestination');
});

/** Looks for cafes around a ZIP code and picks one. */
async function pick({ until }: RunningSetup, cafeId: string) {
  const { children } = await until('searchingCafe');
  const search = must(children.cafeSearch, 'cafeSearch');
  search.send({ type: 'address.submitted', text: '62701' });
  await waitFor(search, (snapshot) => snapshot.matches('results'));
  search.send({ type: 'cafe.picked', cafeId, distance: 804 });
}

it('A cafe search that fails says so, and finds the cafes when it is tried again (CAFE-26, decision 014)', async () => {
  world.faults.put('cafe.search', { endpoint: 'cafe.search', kind: 'error500' });
  const { children } = await begin().until('searchingCafe');
  const search = must(children.cafeSearch, 'cafeSearch');
  search.send({ type: 'address.submitted', text: '62701' });
  await waitFor(search, (snapshot) => snapshot.matches('unanswered'));
  world.faults.drop('cafe.search');
  search.send({ type: 'search.retried' });
  await waitFor(search, (snapshot) => snapshot.matches('results'));
});

const withMessage = must(
  [...cafes.values()].find(({ wire }) => wire.messages.length > 0),
  'a cafe with a message',
).wire.cafeId;

it('A picked cafe with a message shows it; declined, the search goes on (ORD-SETUP-16, OVERLAYS-41, AMB-39, AMB-63)', async () => {
  const flow = begin();
  await pick(flow, withMessage);
  await flow.until('confirmingCafe');
  flow.actor.send({ type: 'message.declined' });
  await flow.until('searchingCafe');
});

it('A restricted cafe says so before it is taken (CAFE-28, OVERLAYS-33)', async () => {
  const restricted = must(
    [...cafes.values()].find(({ wire }) => wire.isRestricted),
    'a restricted cafe',
  ).wire;
  expect(restricted.messages).toEqual([]);
  const flow = begin();
  await pick(flow, restricted.cafeId);
  await flow.until('confirmingCafe');
});

it('A cafe that a link names shows no message (AMB-63)', async () => {
  const flow = begin({ cafeId: withMessage });
  await chooseAsap(flow);
  expect(flow.shown).not.toContain('confirmingCafe');
});

it('The calls for days and times carry every parameter (SLOTS-01, SLOTS-02, C-01)', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => asked.mockRestore());
  const flow = begin();
  await pick(flow, '203');
  await chooseAsap(flow);
  const queries = asked.mock.calls.map(([input]) => new URL(input instanceof Request ? input.url : String(input)));
  const queryOf = (path: RegExp) =>
    Object.fromEntries(
      must(
        queries.find(({ pathname }) => path.test(pathname)),
        String(path),
      ).searchParams,
    );
  expect(queryOf(/time\/slots$/)).toEqual({
    orderType: 'rpu',
    distance: '804',
    orderAmount: '0.00',
    slotDays: '7',
    skipOrderSlotting: 'false',
  });
  const { open, close } = must(hoursOn('203', '2026-11-20'), 'hours');
  expect(queryOf(/time\/slots\/date\/2026-11-20$/)).toEqual({
    orderType: 'rpu',
    orderAmount: '0.00',
    slotInterval: '15',
    open,
    close,
    cafeTimeZone: 'America/Chicago',
  });
  expect(queryOf(/storeHours$/)).toEqual({ multiple: 'true' });
});

it('Hours are loaded with night hours on, and cleared with them off (CAFE-11, FLAGS-14)', async () => {
  const flow = begin({ cafeId: '203' });
  await flow.until('choosingTime');
  const { queryClient, call } = flow.deps;
  const { queryKey } = hoursOf(call, '203');
  expect(queryClient.getQueryData(queryKey)).toBeDefined();
  const later = createLogic({ ...flow.deps, tabStorage: memoryStorage() });
  const actor = createActor(later, { input: { ...guest, cafeId: '203', features: { ...guest.features, nightHours: false } } }).start();
  await waitFor(actor, (snapshot) => orderSetupScreen(snapshot).kind === 'choosingTime');
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});

it('Campus-card locations are loaded with campus cards on, and cleared with them off (CAFE-12, FLAGS-15)', async () => {
  const flow = begin({ cafeId: '203' });
  await flow.until('choosingTime');
  const { queryClient, call } = flow.deps;
  const { queryKey } = campusLocationsOf(call, '203');
  expect(queryClient.getQueryData(queryKey)).toBeDefined();
  const later = createLogic({ ...flow.deps, tabStorage: memoryStorage() });
  const actor = createActor(later, { input: { ...guest, cafeId: '203', features: { ...guest.features, campusCard: false } } }).start();
  await waitFor(actor, (snapshot) => orderSetupScreen(snapshot).kind === 'choosingTime');
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});

it('A cafe comes with its lowest large order and with five customizations where it names none (CAFE-10, CAFE-13)', async () => {
  const output = await chooseAsap(begin({ cafeId: '203' }));
  const named = must(cafes.get('203'), 'cafe').wire.cafeAttributes.customizationsMaxAllowed;
  expect(output).toMatchObject({ order: { cafe: { largeOrderMinimum: 7500, customizationsMaxAllowed: named ?? 5 } } });
});

it('Pickup where slotting is skipped loads no times and is made as soon as possible (FLAGS-16)', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => asked.mockRestore());
  const flow = begin({ cafeId: '203', features: { ...guest.features, skipOrderSlotting: true } });
  const { children } = await flow.until('choosingTime');
  expect(must(children.slots, 'slots').getSnapshot().value).toBe('asapOnly');
  must(children.slots, 'slots').send({ type: 'time.confirmed', time: null });
  const { output } = await waitFor(flow.actor, ({ status }) => status === 'done');
  expect(output).toMatchObject({ order: { schedule: { priority: 'ASAP', leadMinutes: 0 } } });
  expect(asked.mock.calls.filter(([input]) => String(input instanceof Request ? input.url : input).includes('/slots'))).toEqual([]);
});
