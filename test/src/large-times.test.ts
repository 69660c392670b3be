import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { timeSlots, timeSlotsOfDay } from '#contract/cafe.ts';
import { defaultFeatures } from '#domain/app/features.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { cafeSettings } from '#src/api/cafe.ts';
import type { Client } from '#src/api/client.ts';
import { slotsPorts } from '#src/flows/cafe-session/cafe-session.ports.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** The ports of the time step, for a cart that comes to so much. */
const portsFor = (isCatering: boolean, amount: number, call: Client) =>
  slotsPorts({
    ...testDependencies(world),
    settings: () => cafeSettings(defaultConfig, defaultFeatures),
    orderAmount: () => amount,
    curbsideCutoff: '21:00',
    hasNightHours: () => false,
    isCatering,
    wantedItem: () => null,
    orderInHand: () => null,
    call,
    queryClient: new QueryClient(),
  });

it('A catering order has the larger of the kitchen’s minutes and what its amount needs; any other has the kitchen’s (SLOTS-05, SLOTS-06, SLOTS-07, SLOTS-08)', async () => {
  world.clock.set(Temporal.Instant.from('2026-11-20T11:00-06:00'));
  const plain = testDependencies(world);
  const minutesFor = async (isCatering: boolean, amount: number) => {
    const call: Client = async (described, asked) => ({ ...(await plain.call(described, asked)), leadTime: 75, largeOrderLeadTimes: [] });
    const ports = portsFor(isCatering, amount, call);
    const input = { cafeId: '203', timeZone: 'America/Chicago', destination: 'RPU', isSlotted: true, distance: null } as const;
    const result = await toPromise(createActor(ports.loadDays, { input }).start());
    return result.kind === 'loaded' ? result.leadMinutes : result.kind;
  };
  expect(await Promise.all([7499, 7500, 20_000, 50_000].map((amount) => minutesFor(true, amount)))).toEqual([75, 75, 90, 120]);
  expect(await minutesFor(false, 50_000)).toBe(75);
});

it('A day whose only free times are too soon for a large order is full: by the amount of a catering order, or by what its kitchen needs (SLOTS-05, OVERLAYS-30)', async () => {
  world.clock.set(Temporal.Instant.from('2026-11-20T11:00-06:00'));
  const plain = testDependencies(world);
  const kindAt = (time: string, { isCatering = false, largeOrderLeadTimes = [] as object[] }) => {
    const call: Client = async (described, asked) => {
      const answer = await plain.call(described, asked);
      if (described.name === timeSlots.name) return { ...answer, leadTime: 60, largeOrderLeadTimes };
      return described.name === timeSlotsOfDay.name ? { ...answer, slots: [{ time, available: true }] } : answer;
    };
    const ports = portsFor(isCatering, 7500, call);
    const asked = { cafeId: '203', timeZone: 'America/Chicago', destination: 'RPU', isSlotted: true, distance: null } as const;
    return toPromise(createActor(ports.loadDay, { input: { ...asked, day: '2026-11-20', orderAmount: 7500 } }).start());
  };
  expect(await kindAt('2026-11-20T11:45', {})).toEqual({ kind: 'loaded' });
  for (const large of [{ isCatering: true }, { largeOrderLeadTimes: [{ minOrderAmount: 75 }] }]) {
    expect(await kindAt('2026-11-20T11:45', large)).toEqual({ kind: 'none' });
    expect(await kindAt('2026-11-20T12:00', large)).toEqual({ kind: 'loaded' });
  }
});
