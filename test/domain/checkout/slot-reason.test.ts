import { expect, it } from 'vitest';
import { reasonOf } from '#domain/checkout/slot-gone.ts';

const cafe = { isOpen: true, closesAt: '2026-11-20T21:00', timeZone: 'America/Chicago' };
const now = '2026-11-20T12:00';

it.each([
  ['full, for a time that the kitchen could make', 'full', cafe, '2026-11-20T12:20', 'full'],
  ['the kitchen, for a time that is too soon by now', 'full', cafe, '2026-11-20T12:15', 'prepTime'],
  ['the kitchen, for a time that has passed', 'full', cafe, '2026-11-20T11:45', 'prepTime'],
  ['full, for as soon as possible', 'full', cafe, null, 'full'],
  ['the cafe, where it has closed', 'full', { ...cafe, isOpen: false }, '2026-11-20T11:45', 'closed'],
  ['the kitchen, where the server says so', 'prepTime', { ...cafe, isOpen: false }, null, 'prepTime'],
] as const)('the reason of a time that is gone is %s (SUBMIT-12, SUBMIT-13)', (_, said, of, at, reason) =>
  expect(reasonOf(said, of, { at, now, leadMinutes: 20 })).toBe(reason),
);
