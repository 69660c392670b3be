import { expect, it } from 'vitest';
import { phaseOf } from '#domain/tracking/phase.ts';

const summary = { destination: null, orderFulfillmentDT: '2026-11-23T12:35', currentCafeTime: null, leadTime: null };
const timeZone = 'America/Chicago';

it.for([
  ['RPU', null, '2026-11-23T12:00', 'awaited'],
  ['RPU', 3, '2026-11-23T12:50', 'awaited'],
  ['RPU', 4, '2026-11-23T12:50', 'ready'],
  ['RPU', 4, '2026-11-23T14:35', 'ready'],
  ['RPU', 4, '2026-11-23T14:36', 'over'],
  ['RPU', null, '2026-11-24T08:00', 'over'],
  ['DINEIN', null, '2026-11-23T12:50', 'awaited'],
  ['DELIVERY', 3, '2026-11-23T12:50', 'awaited'],
  ['DELIVERY', 4, '2026-11-23T12:50', 'delivered'],
  ['DELIVERY', 4, '2026-11-24T08:00', 'delivered'],
  ['DELIVERY', 2, '2026-11-24T08:00', 'over'],
] as const)('an order by %s in stage %s is at %s to its guest: %s (TRACK-05, ACTIVE-01)', ([destination, stage, now, phase]) => {
  const instant = Temporal.PlainDateTime.from(now).toZonedDateTime(timeZone).toInstant();
  expect(phaseOf({ cartSummary: { ...summary, destination }, timeZone, stage }, instant)).toBe(phase);
});

it('an order without a known time, or at a cafe without a known zone, is never over', () => {
  const now = Temporal.Instant.from('2030-01-01T00:00Z');
  expect(phaseOf({ cartSummary: { ...summary, orderFulfillmentDT: null }, timeZone, stage: null }, now)).toBe('awaited');
  expect(phaseOf({ cartSummary: summary, timeZone: null, stage: null }, now)).toBe('awaited');
});
