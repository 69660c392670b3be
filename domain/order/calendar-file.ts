import { instantOf } from '../time/cafe-time.ts';

/** An order as an entry of a calendar. */
export interface CalendarEntry {
  /** Number of the order; the same number is the same entry. */
  readonly number: string;
  readonly summary: string;
  /** One line; empty where it is not known. */
  readonly place: string;
  /** Cafe-local, `YYYY-MM-DDTHH:mm`. */
  readonly at: string;
  /** IANA time zone of the cafe. */
  readonly timeZone: string;
  /** When the file is written. */
  readonly now: Temporal.Instant;
}

const MINUTES = 15;

/** Returns an iCalendar file (RFC 5545) with one event of 15 minutes. @throws RangeError when `at` is no cafe-local time. */
export function calendarFile({ number, summary, place, at, timeZone, now }: CalendarEntry): string {
  const start = instantOf(at, timeZone);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hearthside//Orders//EN',
    'BEGIN:VEVENT',
    `UID:order-${escaped(number)}@hearthside`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start.add({ minutes: MINUTES }))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const utc = (instant: Temporal.Instant): string => instant.toString({ smallestUnit: 'second' }).replaceAll('-', '').replaceAll(':', '');

/** Text of a value: commas, semicolons, backslashes and line breaks are escaped. */
const escaped = (value: string): string => value.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** No line of the file may have more than 75 bytes; the next part begins with a space. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const character of line) {
    const code = character.codePointAt(0) ?? 0;
    const size = code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
    if (bytes + size > 75) {
      parts.push(' ');
      bytes = 1;
    }
    parts[parts.length - 1] += character;
    bytes += size;
  }
  return parts.join('\r\n');
}
