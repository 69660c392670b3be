import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { defaultFeatures, type Features } from '#domain/app/features.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { must } from '#domain/must.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cafes } from '#sandbox/world/cafe/cafes.ts';
import { hoursOn } from '#sandbox/world/cafe/hours.ts';
import { cafeSettings } from '#src/api/cafe.ts';
import { slotsPorts } from '#src/flows/cafe-session/cafe-session.ports.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** The ports of the time step, with night hours on. */
function portsNow(changes: Partial<Parameters<typeof slotsPorts>[0]> = {}) {
  const features: Features = { ...defaultFeatures, nightHours: true };
  return slotsPorts({
    ...testDependencies(world),
    settings: () => cafeSettings(defaultConfig, features),
    orderAmount: () => 0,
    curbsideCutoff: '21:00',
    hasNightHours: () => true,
    isCatering: false,
    wantedItem: () => null,
    orderInHand: () => null,
    ...changes,
  });
}

it('A day whose only free times are after the end of curbside service is full (SLOTS-09)', async () => {
  const day = '2026-11-20';
  const late = must(
    [...cafes.values()].find(
      ({ wire }) => wire.hasCurbside && hoursOn(wire.cafeId, day)?.close === '22:00' && wire.cafeTZ === 'America/Chicago',
    ),
    'a cafe that is open until 22:00',
  ).wire.cafeId;
  world.clock.set(Temporal.Instant.from('2026-11-20T20:50-06:00'));
  const ports = portsNow();
  const kindFor = (destination: 'RPU' | 'CURBSIDE') => {
    const asked = { cafeId: late, timeZone: 'America/Chicago', destination, isSlotted: true, distance: null };
    return toPromise(createActor(ports.loadDay, { input: { ...asked, day, orderAmount: 0 } }).start());
  };
  expect(await kindFor('RPU')).toEqual({ kind: 'loaded' });
  expect(await kindFor('CURBSIDE')).toEqual({ kind: 'none' });
});

it('The time of the order in hand stays for another way at its cafe where it can be had so (ORD-SETUP-11, SLOTS-09)', async () => {
  const { wire } = must(
    [...cafes.values()].find(
      ({ wire: { cafeId, cafeTZ, hasCurbside } }) =>
        hasCurbside && hoursOn(cafeId, '2026-11-20')?.close === '22:00' && cafeTZ === 'America/Chicago',
    ),
    'a cafe that is open until 22:00',
  );
  world.clock.set(Temporal.Instant.from('2026-11-20T12:00-06:00'));
  const suggestedFor = async (destination: 'RPU' | 'DRIVE_THRU' | 'CURBSIDE', at: string) => {
    const order: SetUpOrder = { ...pickup, cafe: { ...pickup.cafe, id: wire.cafeId }, schedule: { priority: 'LATER', at } };
    const asked = { cafeId: wire.cafeId, timeZone: wire.cafeTZ, destination, isSlotted: true, distance: null };
    return toPromise(createActor(portsNow({ orderInHand: () => order }).loadDays, { input: asked }).start());
  };
  const kept = { suggested: { day: '2026-11-20', at: '2026-11-20T15:30' } };
  expect(await suggestedFor('RPU', '2026-11-20T15:30')).toMatchObject(kept);
  expect(await suggestedFor('CURBSIDE', '2026-11-20T15:30')).toMatchObject(kept);
  // After the end of curbside service.
  expect(await suggestedFor('CURBSIDE', '2026-11-20T21:30')).toMatchObject({ suggested: null });
});

it('As soon as possible ends before the cafe closes: what the time step is offered (SLOTS-10)', async () => {
  const { wire } = must(
    [...cafes.values()].find(
      ({ wire: { cafeId, cafeTZ } }) => hoursOn(cafeId, '2026-11-20')?.close === '21:00' && cafeTZ === 'America/Chicago',
    ),
    'a cafe that is open until 21:00',
  );
  const daysAt = (time: string, destination: 'RPU' | 'DELIVERY') => {
    world.clock.set(Temporal.Instant.from(`2026-11-20T${time}-06:00`));
    const asked = { cafeId: wire.cafeId, timeZone: wire.cafeTZ, destination, isSlotted: true, distance: null };
    return toPromise(createActor(portsNow().loadDays, { input: asked }).start());
  };
  expect(await daysAt('20:00', 'RPU')).toMatchObject({
    days: expect.arrayContaining(['2026-11-20']) as string[],
    leadMinutes: expect.any(Number) as number,
  });
  expect(await daysAt('20:52', 'RPU')).toMatchObject({ days: expect.arrayContaining(['2026-11-21']) as string[], leadMinutes: null });
  // The drive counts: 35 minutes at least.
  expect(await daysAt('20:30', 'DELIVERY')).toMatchObject({ days: expect.arrayContaining(['2026-11-21']) as string[], leadMinutes: null });
});
