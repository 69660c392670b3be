import { expect, it } from 'vitest';
import { reasonOf } from '#domain/checkout/slot-gone-reason.ts';

const cafe = { isOpen: true, closesAt: '2026-11-20T21:00', timeZone: 'America/Chicago' };
const now = '2026-11-20T12:00';
const next = '2026-11-20T12:30';

it.each([
  ['full, for a time that the kitchen could make', 'full', cafe, '2026-11-20T12:20', next, 'full'],
  ['the kitchen, whatever the size, for a time that is too soon by now', 'full', cafe, '2026-11-20T12:15', next, 'tooSoon'],
  ['the kitchen, where the server names no other time', 'full', cafe, '2026-11-20T12:15', null, 'tooSoon'],
  ['full, for a time before which the server offers another one', 'full', cafe, '2026-11-20T12:15', '2026-11-20T12:10', 'full'],
  ['full, for a time that the server offers itself', 'full', cafe, '2026-11-20T12:15', '2026-11-20T12:15', 'full'],
  ['the clock, for a time that has passed', 'full', cafe, '2026-11-20T11:45', next, 'over'],
  ['the clock, for the time of now', 'full', cafe, now, next, 'over'],
  ['the clock, for a time that has passed, where the server says that the kitchen needs longer', 'prepTime', cafe, now, next, 'over'],
  ['full, for as soon as possible', 'full', cafe, null, next, 'full'],
  ['the cafe, where it has closed', 'full', { ...cafe, isOpen: false }, '2026-11-20T11:45', next, 'closed'],
  ['the size, where the server says that the kitchen needs longer', 'prepTime', cafe, '2026-11-20T12:15', next, 'prepTime'],
  ['the size of an order as soon as possible, where the server says so', 'prepTime', { ...cafe, isOpen: false }, null, next, 'prepTime'],
] as const)('the reason of a time that is gone is %s (SUBMIT-12, SUBMIT-13)', (_, slotReason, of, at, nextSlot, reason) =>
  expect(reasonOf({ slotReason, nextSlot }, of, { at, now, leadMinutes: 20 })).toBe(reason),
);
