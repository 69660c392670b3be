import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from '#domain/order/calendar-file.ts';

const entry: CalendarEntry = {
  number: '1047',
  summary: 'Pickup at Old Mill',
  place: '571 Broad St, Springfield, IL',
  at: '2026-11-23T12:22',
  timeZone: 'America/Chicago',
  now: Temporal.Instant.from('2026-11-23T18:10:30.5Z'),
};

it('The calendar file of an order has its time in UTC, its place escaped and CRLF line ends', () => {
  expect(calendarFile(entry).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hearthside//Orders//EN',
    'BEGIN:VEVENT',
    'UID:order-1047@hearthside',
    'DTSTAMP:20261123T181030Z',
    'DTSTART:20261123T182200Z',
    'DTEND:20261123T183700Z',
    'SUMMARY:Pickup at Old Mill',
    String.raw`LOCATION:571 Broad St\, Springfield\, IL`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('A calendar file without a place has no LOCATION', () => {
  expect(calendarFile({ ...entry, place: '' })).not.toContain('LOCATION');
});

it('No text ends its line of a calendar file early, and no line has more than 75 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (place) => {
      const lines = calendarFile({ ...entry, place }).split('\r\n');
      for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const unfolded = lines.join('\r\n').replaceAll('\r\n ', '');
      expect(unfolded.split('\r\n')).toHaveLength(place === '' ? 12 : 13);
    }),
  );
});
