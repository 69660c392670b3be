import { expect, it } from 'vitest';
import { timeChoice } from '#domain/slots/choice.ts';
import type { Slot } from '#domain/slots/slot.ts';

const slot = (at: string, isOpen: boolean): Slot => ({ at, isOpen });
const slots = [slot('2026-11-23T12:30', false), slot('2026-11-23T12:45', true), slot('2026-11-23T13:00', true)];

it.each([
  ['a picked time that is free', 20, '2026-11-23T13:00', { kind: 'slot', at: '2026-11-23T13:00' }],
  ['as soon as possible, where a picked time was taken', 20, '2026-11-23T12:30', { kind: 'asap', minutes: 20 }],
  ['as soon as possible at first', 20, null, { kind: 'asap', minutes: 20 }],
  ['the first free time, where as soon as possible is not offered', null, null, { kind: 'slot', at: '2026-11-23T12:45' }],
])('The time step chooses %s', (_, leadMinutes, picked, expected) => {
  expect(timeChoice({ slots, leadMinutes }, picked)).toEqual(expected);
});

it('The time step chooses nothing where no time is free and as soon as possible is not offered', () => {
  expect(timeChoice({ slots: slots.slice(0, 1), leadMinutes: null }, null)).toBeNull();
});
