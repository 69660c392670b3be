import { describe, expect, it } from 'vitest';
import { dateLabel, dayLabel, dayTile, inSentence, longDayLabel, momentLabel, monthDayLabel, timeLabel } from '#domain/time/label.ts';
import { zoneLabel } from '#domain/time/zone-label.ts';

describe('times for reading', () => {
  it.each([
    ['2026-11-20T12:30', '12:30 PM'],
    ['2026-11-20T00:05', '12:05 AM'],
    ['09:00', '9:00 AM'],
    ['21:15', '9:15 PM'],
  ])('%s is %s', (at, label) => expect(timeLabel(at)).toBe(label));

  it.each([
    ['2026-11-20', 'Today'],
    ['2026-11-21', 'Tomorrow'],
    ['2026-11-23', 'Mon, Nov 23'],
  ])('%s is %s', (day, label) => expect(dayLabel(day, '2026-11-20')).toBe(label));

  it('says the day in full', () => expect(longDayLabel('2026-11-23')).toBe('Monday, November 23'));
  it.each([
    ['2026-11-23', { name: 'Today', date: 'Mon, Nov 23' }],
    ['2026-11-24', { name: 'Tomorrow', date: 'Tue, Nov 24' }],
    ['2026-11-25', { name: 'Wed', date: 'Nov 25' }],
  ])('the tile of %s has a name and a date', (day, tile) => expect(dayTile(day, '2026-11-23')).toEqual(tile));
  it.each([
    ['America/Chicago', 'Central'],
    ['America/Phoenix', 'Mountain Standard'],
    ['America/New_York', 'Eastern'],
  ])('the times of %s are %s', (zone, label) => expect(zoneLabel(zone)).toBe(label));
  it('says a moment', () => expect(momentLabel('2026-11-21T07:45', '2026-11-20T23:00')).toBe('Tomorrow at 7:45 AM'));
  it('says a moment inside a sentence', () =>
    expect(['Tomorrow at 7:45 AM', 'Today at 9:00 AM', 'Tue, Dec 1 at 9:00 AM'].map(inSentence)).toEqual([
      'tomorrow at 7:45 AM',
      'today at 9:00 AM',
      'Tue, Dec 1 at 9:00 AM',
    ]));
});

it('Every day of eight years is named as the calendar of the runtime names it', () => {
  const formatted = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  const short = formatted({ weekday: 'short', month: 'short', day: 'numeric' });
  const long = formatted({ weekday: 'long', month: 'long', day: 'numeric' });
  const full = formatted({ year: 'numeric', month: 'long', day: 'numeric' });
  const other: string[] = [];
  for (let at = Temporal.PlainDate.from('2024-01-01'); at.year < 2032; at = at.add({ days: 1 })) {
    const day = at.toString();
    const instant = Date.parse(day);
    const named = [dayLabel(day, '2020-01-01'), longDayLabel(day), dateLabel(day), `${monthDayLabel(day)}, ${at.year}`];
    const expected = [short.format(instant), long.format(instant), full.format(instant), full.format(instant)];
    if (named.join() !== expected.join()) other.push(day);
  }
  expect(other).toEqual([]);
});

it.each(['', '2026-13-01', 'today'])('What is no day (%j) has no name', (day) => {
  expect(() => longDayLabel(day)).toThrow('not a day of the calendar');
});
