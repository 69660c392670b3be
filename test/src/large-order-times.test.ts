import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { timeSlots } from '#contract/cafe.ts';
import { defaultFeatures } from '#domain/app/features.ts';
import { defaultConfig } from '#domain/config/config.ts';
import type { Schedule } from '#domain/order/order.ts';
import { timeProblem } from '#domain/slots/untimely.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { timesForAmount } from '#src/api/large-order-times.ts';
import { stubClient } from '#test/kit/stub-client.ts';

const amount = 50_000;
const { timeZone } = pickup.cafe;
const friday = { date: '2026-11-20', open: '06:00', close: '21:00' };

/** What an order needs at a local time, of a cafe with such days, times and minutes. */
async function neededAt(
  now: string,
  schedule: Schedule,
  cafe: { readonly days: readonly object[]; readonly times: readonly string[]; readonly leadTime?: number },
  isCatering: boolean,
) {
  const asked: string[] = [];
  const call = stubClient((described, request) => {
    const { days, leadTime } = cafe;
    if (described.name === timeSlots.name) return { currentCafeTime: now, days, ...(leadTime !== undefined && { leadTime }) };
    const { slotDate } = (request as { readonly params: { readonly slotDate: string } }).params;
    asked.push(slotDate);
    const day = cafe.days.find((each) => 'date' in each && each.date === slotDate);
    return { slots: day === cafe.days[0] ? cafe.times.map((time) => ({ time, available: true })) : [] };
  });
  const instant = Temporal.PlainDateTime.from(now).toZonedDateTime(timeZone).toInstant();
  const config = { ...defaultConfig, isCatering };
  const deps = { call, queryClient: new QueryClient(), clock: { now: () => instant }, config, features: () => defaultFeatures };
  return { needed: await timesForAmount({ ...pickup, schedule }, amount, deps), asked };
}

const asap = { priority: 'ASAP', leadMinutes: 10 } as const;

it('a catering order is offered no time that its amount forbids, also while the kitchen takes none right away (SLOTS-07, AMB-21, OVERLAYS-30)', async () => {
  const now = '2026-11-20T05:50';
  const times = ['06:00', '06:30', '07:45', '08:00', '08:15'].map((time) => `2026-11-20T${time}`);
  const { needed } = await neededAt(now, asap, { days: [friday], times }, true);
  expect(needed).toEqual({
    kind: 'longer',
    large: { from: 50_000, minutes: 120, today: '2026-11-20', day: '2026-11-20', times: ['2026-11-20T08:00', '2026-11-20T08:15'] },
  });
  const [at = ''] = needed.kind === 'longer' ? (needed.large?.times ?? []) : [];
  expect(timeProblem({ priority: 'LATER', at }, { isCatering: true, amount, now, timeZone })).toBeNull();
});

it('any other order has the first times of a kitchen that takes none right away (OVERLAYS-30)', async () => {
  const times = ['2026-11-20T06:00', '2026-11-20T06:30'];
  const { needed } = await neededAt('2026-11-20T05:50', asap, { days: [friday], times }, false);
  expect(needed).toMatchObject({ kind: 'longer', large: { minutes: null, times } });
});

it('an order for a time after midnight is offered the later ones of the same night (OVERLAYS-30, SLOTS-09)', async () => {
  const night = { date: '2026-11-20', open: '06:00', close: '03:00' };
  const days = [night, { date: '2026-11-21', open: '06:00', close: '03:00' }];
  const times = ['2026-11-20T23:30', '2026-11-21T00:15', '2026-11-21T01:00', '2026-11-21T01:15'];
  const wanted = { priority: 'LATER', at: '2026-11-21T00:15' } as const;
  const { needed } = await neededAt('2026-11-20T23:10', wanted, { days, times, leadTime: 90 }, false);
  expect(needed).toMatchObject({
    kind: 'longer',
    large: { today: '2026-11-20', day: '2026-11-21', times: ['2026-11-21T01:00', '2026-11-21T01:15'] },
  });
});

it('a day that is over before an order can be ready is not asked for its times (OVERLAYS-30)', async () => {
  const days = [{ date: '2026-11-19', open: '06:00', close: '21:00' }, friday];
  const { asked } = await neededAt('2026-11-20T10:00', asap, { days, times: [], leadTime: 90 }, false);
  expect(asked).toEqual(['2026-11-20']);
});
