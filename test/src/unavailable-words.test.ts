import { expect, it } from 'vitest';
import type { Sold } from '#domain/menu/availability.ts';
import { unavailableWords } from '#src/flows/kit/unavailable-words.ts';

/** A Monday evening. */
const wanted = { destination: 'RPU', at: '2026-03-09T22:00' } as const;
const monday = (fromTime: string, toTime: string) => ({ dayOfWeek: 'Monday', fromTime, toTime });

it('What ended today says the last time of the day, in whatever order its hours come (AVAIL-06)', () => {
  const of: Sold = { schedule: [monday('17:00', '21:00'), monday('10:00', '14:00')], exceptions: [] };
  expect(unavailableWords('time', of, wanted)).toBe('Until 9:00 PM at this cafe');
});

it('What is sold on a Monday is not promised for one after its offer is over (AVAIL-03, AVAIL-04)', () => {
  const of: Sold = { schedule: [monday('10:00', '14:00')], exceptions: [{ type: 'LTO', toDate: '2026-03-14' }] };
  const saturday = { ...wanted, at: '2026-03-14T12:00' };
  expect(unavailableWords('date', of, saturday)).toBe('No longer available');
  expect(unavailableWords('date', { ...of, exceptions: [] }, saturday)).toBe('From Monday, March 16 at this cafe');
});

it('What is offered until the day before the order says its last day, and that it is gone only once it is (AVAIL-01, AVAIL-03)', () => {
  const of: Sold = { schedule: [], exceptions: [{ type: 'LTO', fromDate: '2026-03-01', toDate: '2026-03-15' }] };
  const monday16 = { ...wanted, at: '2026-03-16T12:00' };
  expect(unavailableWords('offerEnds', of, { ...monday16, now: '2026-03-14T12:00' })).toBe('Until Sunday, March 15 at this cafe');
  expect(unavailableWords('offerOver', of, { ...monday16, now: '2026-03-16T00:00' })).toBe('No longer available');
});

it('What is offered from or until an hour of the day of the order says the hour, else the day (AVAIL-03, AMB-04)', () => {
  const of: Sold = { schedule: [], exceptions: [{ type: 'LTO', fromDate: '2026-03-15T09:00:00', toDate: '2026-03-20T16:30:00' }] };
  expect(unavailableWords('offerUpcoming', of, { ...wanted, at: '2026-03-15T08:30' })).toBe('From 9:00 AM at this cafe');
  expect(unavailableWords('offerUpcoming', of, { ...wanted, at: '2026-03-14T08:30' })).toBe('From Sunday, March 15 at this cafe');
  expect(unavailableWords('offerFar', of, { ...wanted, at: '2026-03-01T08:30' })).toBe('From Sunday, March 15 at this cafe');
  const friday = { ...wanted, at: '2026-03-20T17:00', now: '2026-03-20T12:00' };
  expect(unavailableWords('offerEnds', of, friday)).toBe('Until 4:30 PM at this cafe');
});
