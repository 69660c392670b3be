import { expect, it } from 'vitest';
import { bySoonest, isActive, isOver, isPastOrderKept, nextChange } from '#domain/order/active-orders.ts';

const timeZone = 'America/Chicago';
const at = (time: string) => Temporal.PlainDateTime.from(`2026-03-09T${time}`).toZonedDateTime(timeZone).toInstant();
const noon = { at: '2026-03-09T12:00', timeZone };
const evening = { at: '2026-03-09T18:00', timeZone };
/** An hour later by its own clock, an hour earlier in truth. */
const inNewYork = { at: '2026-03-09T12:00', timeZone: 'America/New_York' };

it.for([
  ['10:59:59', false],
  ['11:00:00', true],
  ['14:00:00', true],
  ['14:00:01', false],
] as const)('E-79 an order for 12:00 is at %s active: %s (ACTIVE-01)', ([now, shown]) => {
  expect(isActive(noon, at(now))).toBe(shown);
});

it('an order is over only after its two hours', () => {
  expect(isOver(noon, at('14:00:00'))).toBe(false);
  expect(isOver(noon, at('14:00:01'))).toBe(true);
});

it('orders are sorted by their time, also of cafes in other zones (ACTIVE-02)', () => {
  expect(bySoonest([evening, noon, inNewYork])).toEqual([inNewYork, noon, evening]);
});

it('the next change is the next beginning or end', () => {
  expect(nextChange([noon, evening], at('10:00'))).toEqual(at('11:00'));
  expect(nextChange([noon, evening], at('11:00'))).toEqual(at('14:00').add({ milliseconds: 1 }));
  expect(nextChange([noon, evening], at('15:00'))).toEqual(at('17:00'));
  expect(nextChange([noon], at('14:00:01'))).toBeNull();
  expect(nextChange([], at('12:00'))).toBeNull();
});

it.for([
  ['03-09', '03-09', 'RPU', true],
  ['03-08', '03-08', 'RPU', false],
  ['03-09', '03-10', 'DELIVERY', false],
  ['03-09', '03-09', 'DINEIN', false],
  ['03-08', '03-09', 'CURBSIDE', true],
  ['03-07', '03-09', 'RPU', false],
] as const)(
  'E-80 on March 9 an order placed on %s for %s by %s is kept: %s (ACTIVE-03, ACTIVE-04)',
  ([placed, fulfilled, destination, isKept]) => {
    const order = { placedAt: `2026-${placed}T11:00`, fulfilledAt: `2026-${fulfilled}T12:00`, destination };
    expect(isPastOrderKept(order, '2026-03-09')).toBe(isKept);
  },
);
