import { expect, it } from 'vitest';
import { dayParts } from '#domain/slots/day-parts.ts';

const slot = (at: string) => ({ at, isOpen: true });
const shown = (times: readonly string[], day: string) =>
  dayParts(times.map(slot), day).map(({ key, slots }) => `${key}: ${slots.map(({ at }) => at.slice(11)).join(' ')}`);

it('Times after midnight come last, apart from the morning of the day', () => {
  const times = ['2026-11-20T08:00', '2026-11-20T20:30', '2026-11-20T23:45', '2026-11-21T00:00', '2026-11-21T00:15'];
  expect(shown(times, '2026-11-20')).toEqual(['morning: 08:00', 'evening: 20:30 23:45', 'night: 00:00 00:15']);
});

it('A part begins with the minute at which the one before ends', () => {
  const times = ['10:59', '11:00', '13:59', '14:00', '16:59', '17:00'].map((clock) => `2026-11-20T${clock}`);
  expect(shown(times, '2026-11-20')).toEqual(['morning: 10:59', 'midday: 11:00 13:59', 'afternoon: 14:00 16:59', 'evening: 17:00']);
});

it('The hours before dawn of a day that opens then are its morning', () => {
  expect(shown(['2026-11-20T00:30', '2026-11-20T04:00'], '2026-11-20')).toEqual(['morning: 00:30 04:00']);
});
