import { expect, it } from 'vitest';
import type { Sold } from '#domain/menu/availability.ts';
import { unavailableWords } from '#src/flows/kit/unavailable-words.ts';

/** A Monday evening. */
const wanted = { destination: 'RPU', at: '2026-03-09T22:00' } as const;
const monday = (fromTime: string, toTime: string) => ({ dayOfWeek: 'Monday', fromTime, toTime });

it('What ended today says the last time of the day, in whatever order its hours come (AVAIL-06)', () => {
  const of: Sold = { schedule: [monday('17:00', '21:00'), monday('10:00', '14:00')], exceptions: [] };
  expect(unavailableWords('time', of, wanted)).toBe('Until 9:00pm at this cafe');
});

it('What is sold on a Monday is not promised for one after its offer is over (AVAIL-03, AVAIL-04)', () => {
  const of: Sold = { schedule: [monday('10:00', '14:00')], exceptions: [{ type: 'LTO', toDate: '2026-03-14' }] };
  const saturday = { ...wanted, at: '2026-03-14T12:00' };
  expect(unavailableWords('date', of, saturday)).toBe('No longer available');
  expect(unavailableWords('date', { ...of, exceptions: [] }, saturday)).toBe('From Monday, March 16 at this cafe');
});
