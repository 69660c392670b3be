import { describe, expect, it } from 'vitest';
import { destinationOfTracked, trackedDestinationOf } from '#domain/tracking/destination.ts';
import { isBegun, isOver, isPreparing, largePreparingAt, stageOf, stepsOf, type Reported } from '#domain/tracking/stage.ts';
import type { OrderStatus } from '#domain/tracking/status.ts';

const timeZone = 'America/Chicago';
const noon = Temporal.Instant.from('2026-11-23T18:00:00Z');
const statusOf = (more: Partial<OrderStatus>): OrderStatus => ({
  events: {},
  isKitchenComplete: false,
  isLarge: false,
  expectedAt: null,
  driver: null,
  ...more,
});
const reported = (status: Partial<OrderStatus>, priority: Reported['priority'] = 'ASAP'): Reported => ({
  priority,
  timeZone,
  at: '2026-11-23T14:00',
  status: statusOf(status),
});
/** The stage of an order at an instant. */
const stageAt = (destination: 'PICKUP' | 'DELIVERY', { status, ...order }: Reported, now = noon, kitchenCompleteCount = 0) =>
  stageOf({
    destination,
    kitchenCompleteCount,
    events: status.events,
    isLarge: status.isLarge,
    isPreparing: isPreparing({ ...order, status }, now),
  });

it.for([
  ['CURBSIDE', 'PICKUP'],
  ['DRIVE_THRU', 'PICKUP'],
  ['RPU', 'PICKUP'],
  ['DELIVERY', 'DELIVERY'],
  ['DINEIN', 'DINEIN'],
  ['SUBSCRIPTION', null],
] as const)('an order by %s is followed as %s (TRACK-01)', ([destination, as]) => {
  expect(trackedDestinationOf(destination)).toBe(as);
});

it('a followed pickup is RPU again (TRACK-02)', () => {
  expect(destinationOfTracked('PICKUP')).toBe('RPU');
  expect(destinationOfTracked('DELIVERY')).toBe('DELIVERY');
});

it('the steps of a delivery are Received, Preparing, In transit, Delivered, each with its event (TRACK-03)', () => {
  expect(stepsOf('DELIVERY').map(({ name, event }) => [name, event])).toEqual([
    ['received', 'PAID'],
    ['preparing', 'kitchenSend'],
    ['inTransit', 'enroute_to_dropoff'],
    ['delivered', 'arrived_at_consumer'],
  ]);
});

it('the steps of a pickup are Received, Preparing, Quality check, Ready; the last two have no event (TRACK-04)', () => {
  expect(stepsOf('PICKUP').map(({ name, event }) => [name, event])).toEqual([
    ['received', 'PAID'],
    ['preparing', 'kitchenSend'],
    ['qualityCheck', null],
    ['ready', null],
  ]);
});

describe('E-76 stages of a delivery by its events (TRACK-03, TRACK-05)', () => {
  const paid = { PAID: '2026-11-23T12:00:00' };
  const sent = { ...paid, kitchenSend: '2026-11-23T12:03:00' };
  const gone = { ...sent, enroute_to_dropoff: '2026-11-23T12:20:00' };
  it.for([
    [{}, 1],
    [paid, 1],
    [sent, 2],
    [gone, 3],
    [{ ...gone, arrived_at_consumer: null }, 4],
  ] as const)('%j is stage %i', ([events, stage]) => {
    expect(stageAt('DELIVERY', reported({ events }))).toBe(stage);
    // What the kitchen counts is a pickup's.
    expect(stageAt('DELIVERY', reported({ events }), noon, 2)).toBe(stage);
  });
});

it.for([
  [{ PAID: '2026-11-23T12:00' }, 0, 1],
  [{ PAID: '2026-11-23T12:00', kitchenSend: '2026-11-23T12:03' }, 0, 2],
  [{ PAID: '2026-11-23T12:00', kitchenSend: '2026-11-23T12:03' }, 1, 3],
  [{}, 2, 4],
  [{}, 3, 4],
] as const)(
  'E-77 a pickup with %j that the kitchen has counted %i times is in stage %i (TRACK-06, AMB-26)',
  ([events, kitchenCompleteCount, stage]) => {
    expect(stageAt('PICKUP', reported({ events }), noon, kitchenCompleteCount)).toBe(stage);
  },
);

describe('a large order', () => {
  const asap = reported({ isLarge: true, events: { PAID: '2026-11-23T12:00:00', kitchenSend: '2026-11-23T12:00:10' } });
  it.for([
    ['2026-11-23T18:01:00Z', 1],
    ['2026-11-23T18:01:01Z', 2],
  ] as const)('E-78 for now, paid at 12:00:00, is at %s in stage %i, whatever the kitchen says (TRACK-07)', ([now, stage]) => {
    expect(stageAt('DELIVERY', asap, Temporal.Instant.from(now))).toBe(stage);
  });

  const later = reported({ isLarge: true, expectedAt: '2026-11-23T14:00' }, 'LATER');
  it.for([
    ['2026-11-23T19:29:59Z', 1],
    ['2026-11-23T19:30:00Z', 2],
  ] as const)('for 2:00 PM is at %s in stage %i (TRACK-08)', ([now, stage]) => {
    expect(stageAt('PICKUP', later, Temporal.Instant.from(now))).toBe(stage);
  });

  it('says from when on it is being made: one for now that is not known to be paid a minute from now on, so that nothing is asked once more (TRACK-09, AMB-27)', () => {
    const preparingAt = (order: Reported) => String(largePreparingAt(order, Temporal.Instant.from('2026-11-23T18:10:00Z')));
    expect(preparingAt(asap)).toBe('2026-11-23T18:01:00.001Z');
    expect(preparingAt(later)).toBe('2026-11-23T19:30:00Z');
    for (const events of [{}, { PAID: null }]) expect(preparingAt(reported({ isLarge: true, events }))).toBe('2026-11-23T18:11:00.001Z');
    // The status names no time: the promise counts.
    expect(preparingAt(reported({ isLarge: true }, 'LATER'))).toBe('2026-11-23T19:30:00Z');
    expect(preparingAt(reported({ events: { PAID: '2026-11-23T12:00:00' } }))).toBe('null');
    expect(stageAt('DELIVERY', reported({ isLarge: true }))).toBe(1);
  });
});

it('an order is over at its last step alone (TRACK-05)', () => {
  expect(([1, 2, 3, 4] as const).map(isOver)).toEqual([false, false, false, true]);
});

it('the kitchen has begun an order from its second step on', () => {
  expect(([1, 2, 3, 4] as const).map(isBegun)).toEqual([false, true, true, true]);
});
