import { expect, it } from 'vitest';
import { isDateTime } from '#domain/time/cafe-time.ts';

it.each([
  ['2026-02-28T12:00', true],
  ['2026-02-30T12:00', false],
  ['2026-13-01T12:00', false],
  ['noon', false],
])('"%s" names a moment of the calendar: %s', (text, isOne) => {
  expect(isDateTime(text)).toBe(isOne);
});
