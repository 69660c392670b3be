import { expect, it } from 'vitest';
import { weekdayOn } from '#domain/time/weekday.ts';

it('Every day of four hundred years has its weekday, leap days too (AVAIL-07)', () => {
  const wrong: string[] = [];
  for (let day = Temporal.PlainDate.from('1900-01-01'); day.year < 2300; day = day.add({ days: 1 }))
    if (weekdayOn(day.toString()) !== day.dayOfWeek % 7) wrong.push(day.toString());
  expect(wrong).toEqual([]);
});

it.each(['', 'today', '2026-13-01'])('What is no day (%j) has no weekday', (day) => {
  expect(weekdayOn(day)).toBeNaN();
});
