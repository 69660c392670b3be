import { describe, expect, it } from 'vitest';
import { firstTimes, isStillOffered, needsLonger, reachedAmount, soonestFor } from '#domain/slots/large-order.ts';
import { isLargeOrder, leadMinutesFor } from '#domain/slots/order-size.ts';

const timeZone = 'America/Chicago';
const now = '2026-11-23T12:20';
const kitchen = { now, timeZone, leadMinutes: 90 };

describe('a large order', () => {
  it.each([
    [7500, 7499, false],
    [7500, 7500, true],
    [null, 90_000, false],
  ])('from %s cents on: %s cents is %s (CAFE-10)', (largeOrderMinimum, amount, isLarge) =>
    expect(isLargeOrder({ largeOrderMinimum }, { isCatering: false, amount })).toBe(isLarge),
  );

  it.each([
    [null, 7499, false],
    [null, 7500, true],
    [90_000, 7500, true],
  ])('of catering, from %s cents on: %s cents is %s (SLOTS-05, SLOTS-08)', (largeOrderMinimum, amount, isLarge) =>
    expect(isLargeOrder({ largeOrderMinimum }, { isCatering: true, amount })).toBe(isLarge),
  );

  it.each([
    ['a small order', 7499, false, 90, now],
    ['a large one', 7500, false, 90, '2026-11-23T13:50'],
    ['a large one that the kitchen does not take as soon as possible', 7500, false, null, now],
    ['a catering order that needs longer than the kitchen', 50_000, true, 90, '2026-11-23T14:20'],
  ])('%s has times from the one on by which it is judged (OVERLAYS-30, SLOTS-07)', (_, amount, isCatering, leadTime, soonest) => {
    const terms = { largeOrderMinimum: 7500, deliveryMinimum: null, deliveryProvider: null };
    expect(soonestFor(now, { isCatering, amount }, { leadTime, terms }, timeZone)).toBe(soonest);
  });

  it.each([
    ['as soon as possible, with fewer minutes', { priority: 'ASAP', leadMinutes: 10 }, 90, true],
    ['as soon as possible, with as many minutes', { priority: 'ASAP', leadMinutes: 90 }, 90, false],
    ['as soon as possible, which the kitchen does not take', { priority: 'ASAP', leadMinutes: 10 }, null, true],
    ['for a time that is too early', { priority: 'LATER', at: '2026-11-23T13:49' }, 90, true],
    ['for the first time', { priority: 'LATER', at: '2026-11-23T13:50' }, 90, false],
    ['for a time of another day', { priority: 'LATER', at: '2026-11-24T08:00' }, 90, false],
    ['for a time, where no minutes are named', { priority: 'LATER', at: '2026-11-23T13:00' }, null, false],
  ] as const)('%s (OVERLAYS-30)', (_, schedule, leadMinutes, isLonger) =>
    expect(needsLonger(schedule, { ...kitchen, leadMinutes })).toBe(isLonger),
  );

  it('is offered the first three free times of those that it can be ready for (OVERLAYS-30)', () => {
    const slots = ['13:50', '14:05', '14:20', '14:35', '14:50'].map((time) => ({ at: `2026-11-23T${time}`, isOpen: time !== '14:05' }));
    expect(firstTimes(slots)).toEqual(['2026-11-23T13:50', '2026-11-23T14:20', '2026-11-23T14:35']);
    expect(firstTimes([])).toEqual([]);
  });

  it('reaches the largest of the amounts that it has', () => {
    expect(reachedAmount([7500, 20_000, 50_000], 20_000)).toBe(20_000);
    expect(reachedAmount([50_000, 20_000, 7500], 19_999)).toBe(7500);
    expect(reachedAmount([], 9000)).toBe(9000);
  });
});

describe('the lead time', () => {
  it.each([
    [10, 7499, 10],
    [10, 7500, 60],
    [75, 7500, 75],
    [10, 20_000, 90],
    [10, 50_000, 120],
    [null, 50_000, null],
  ])('of a catering order: %s minutes, %s cents, %s (SLOTS-05, SLOTS-06, SLOTS-07, SLOTS-08)', (leadTime, amount, minutes) => {
    expect(leadMinutesFor(leadTime, { isCatering: true, amount })).toBe(minutes);
    expect(leadMinutesFor(leadTime, { isCatering: false, amount })).toBe(leadTime);
  });
});

it.each([
  ['the first time', '2026-11-23T13:50', 90, true],
  ['a time that the kitchen can no longer make', '2026-11-23T13:49', 90, false],
  ['a later time of a kitchen that names no minutes', '2026-11-23T12:21', null, true],
  ['the time of now', now, null, false],
] as const)('%s that was offered to a large order can still be taken or not (SLOTS-10, OVERLAYS-30)', (_, at, minutes, isOffered) =>
  expect(isStillOffered(at, { minutes }, now, timeZone)).toBe(isOffered),
);
