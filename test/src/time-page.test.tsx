import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { unavailableBecause } from '#domain/menu/availability.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { must } from '#domain/must.ts';
import { defaultFeatures } from '#domain/app/features.ts';
import { slotsMachine } from '#machines/slots/slots.machine.ts';
import { slotsScreen } from '#machines/slots/slots.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cafeSettings } from '#src/api/cafe.ts';
import { menuOf } from '#src/api/menu.ts';
import { slotsPorts } from '#src/flows/cafe-session/cafe-session.ports.ts';
import { Slots } from '#src/routes/app/-setup/slots.tsx';
import { openedApp } from '#test/kit/live.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const at = (time: string) => world.clock.set(Temporal.Instant.from(`2026-11-20T${time}-06:00`));
const { id: cafeId, timeZone } = pickup.cafe;
const input = { cafeId, timeZone, destination: 'RPU', isSlotted: true, distance: null } as const;

/** A time step with its page; `kept`: what a reload restores. */
async function openTimes(
  orderAmount = 0,
  kept?: ReturnType<ReturnType<typeof createActor<typeof slotsMachine>>['getPersistedSnapshot']>,
  item: string | null = null,
  inHand = pickup,
) {
  const deps = testDependencies(world);
  const { app } = await openedApp(deps, { order: inHand, previous: inHand });
  const rules = {
    curbsideCutoff: '21:00',
    hasNightHours: () => false,
    isCatering: false,
    wantedItem: () => item,
    orderInHand: () => inHand,
  };
  const settings = () => cafeSettings(deps.config, defaultFeatures);
  const actors = slotsPorts({ ...deps, ...rules, settings, orderAmount: () => orderAmount });
  const machine = slotsMachine.provide({ actors });
  const actor = (kept ? createActor(machine, { input, snapshot: kept }) : createActor(machine, { input })).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  const place = item === null ? undefined : { path: '/app/startOrder', address: `/app/startOrder?item=${item}` };
  const html = () => htmlOf(() => <Slots actor={actor} head={null} cafe={pickup.cafe} onChangeCafe={null} />, deps, app, place);
  const words = async () => (await html()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return { actor, words };
}

it('The time of an order as soon as possible is that of now, and times that pass are left out (SLOTS-10)', async () => {
  at('12:00');
  const { words } = await openTimes();
  const before = await words();
  expect(before).toMatch(/Ready in about (\d+) min/);
  expect(before).toContain('12:30 PM');
  at('12:40');
  const after = await words();
  expect(after).not.toContain('12:30 PM');
  expect(after).toMatch(/min, at (12:5|1:0)/);
});

it('As soon as possible is gone from a time page that stands while the kitchen stops, and is not ordered for (SLOTS-10)', async () => {
  at('20:10');
  const { words, actor } = await openTimes();
  expect(await words()).toContain('As soon as possible');
  at('20:45');
  expect(await words()).not.toContain('As soon as possible');
  actor.send({ type: 'offer.changed', days: ['2026-11-21'], leadMinutes: null });
  actor.send({ type: 'time.confirmed', time: null });
  expect(actor.getSnapshot().status).toBe('active');
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
});

it('A time page that a reload restores offers nothing before it knows what the cafe offers now (SLOTS-10)', async () => {
  at('20:10');
  const before = await openTimes();
  const kept = before.actor.getPersistedSnapshot();
  at('20:45');
  const { words } = await openTimes(0, kept);
  expect(await words()).toContain('Finding times');
  expect(await words()).not.toContain('As soon as possible');
});

it('A day that is not offered any more gives way to the first that is, and a time picked on it is forgotten (SLOTS-10)', async () => {
  at('20:10');
  const { actor } = await openTimes();
  actor.send({ type: 'slot.picked', day: '2026-11-20', at: '2026-11-20T20:45' });
  at('20:45');
  actor.send({ type: 'offer.changed', days: ['2026-11-21'], leadMinutes: null });
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  expect(slotsScreen(actor.getSnapshot())).toMatchObject({ day: '2026-11-21', picked: null, leadMinutes: null });
});

it.each([
  ['a small order', 0],
  ['a large order', 8000],
])('Times that are too soon for %s are not said to be booked (SLOTS-05, SLOTS-10)', async (_, amount) => {
  at('12:14');
  const { words } = await openTimes(amount);
  expect(await words()).not.toContain('12:15 PM');
  if (amount > 0) expect(await words()).not.toMatch(/12:45 PM|1:00 PM/);
});

it('A day with no more times is not said to be one on which the cafe is closed', async () => {
  at('20:45');
  const { words } = await openTimes();
  expect(await words()).toContain('takes no more orders for today');
  expect(await words()).toContain('No times left');
  expect(await words()).not.toContain('Closed Friday');
  expect(await words()).toContain('Closed Thursday, November 26.');
});

/** Something that the cafe of the order does not serve at breakfast. */
async function lunchItem() {
  const { call, queryClient } = testDependencies(world);
  const { placards } = await queryClient.fetchQuery(menuOf(call, cafeId));
  const isServed = (placard: MenuPlacard, time: string) =>
    unavailableBecause(placard, { destination: 'RPU', at: `2026-11-20T${time}` }) === null;
  return must(
    Object.values(placards).find(
      (placard) => !placard.name.includes('&') && !placard.isCombo && !isServed(placard, '10:15') && isServed(placard, '10:45'),
    ),
    'item of lunch',
  );
}

it('The times for an item that is not served at the time of the order open with the first at which it is, and say why (AVAIL-06)', async () => {
  at('08:00');
  const { placardId, name } = await lunchItem();
  const { actor, words } = await openTimes(0, undefined, placardId);
  const { day, picked, suggested } = actor.getSnapshot().context;
  expect(day).toBe('2026-11-20');
  expect(picked?.at).toMatch(/^2026-11-20T10:(30|45)$/);
  expect(suggested).toEqual(picked);
  expect(await words()).toMatch(new RegExp(`${name} is available today at 10:(30|45) AM, so we chose that time`));
  actor.send({ type: 'time.confirmed', time: picked });
  expect(actor.getSnapshot().output).toMatchObject({ schedule: { priority: 'LATER', at: picked?.at } });
});

it('The times for an item that is not on the menu open as for none (AVAIL-06)', async () => {
  at('08:00');
  const { actor, words } = await openTimes(0, undefined, 'none');
  expect(actor.getSnapshot().context).toMatchObject({ picked: null, suggested: null });
  expect(await words()).not.toContain('so we chose');
});

it('The time of the order in hand is the one that its time page opens with, and the one that stays if nothing else is picked (ORD-SETUP-11)', async () => {
  at('08:00');
  const tomorrow = '2026-11-21T12:30';
  const { actor, words } = await openTimes(0, undefined, null, { ...pickup, schedule: { priority: 'LATER', at: tomorrow } });
  const { day, picked } = actor.getSnapshot().context;
  expect({ day, picked }).toEqual({ day: '2026-11-21', picked: { day: '2026-11-21', at: tomorrow } });
  expect(await words()).toContain('Time chosen: Tomorrow, 12:30 PM');
  actor.send({ type: 'time.confirmed', time: picked });
  expect(actor.getSnapshot().output).toMatchObject({ schedule: { priority: 'LATER', at: tomorrow } });
});
