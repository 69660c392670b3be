import { expect, it } from 'vitest';
import { timeChoice, timeOf, type LostTime } from '#domain/slots/choice.ts';
import type { Slot } from '#domain/slots/slot.ts';

const slot = (at: string, isOpen: boolean): Slot => ({ at, isOpen });
const day = '2026-11-23';
const slots = [slot(`${day}T12:30`, false), slot(`${day}T12:45`, true), slot(`${day}T13:00`, true), slot(`${day}T13:15`, false)];
const now = `${day}T12:20`;
/** When an order begun now is ready. */
const readyAt = `${day}T12:30`;
const pick = (at: string, of = day) => ({ day: of, at });
const lostAt = (at: string, reason: LostTime['reason']): LostTime => ({ at, reason });
const chosen = (at: string, lost: LostTime | null = null) => ({ choice: { kind: 'slot', ...pick(at, at.slice(0, 10)) }, lost });

it.each([
  ['a picked time that is free', 10, pick(`${day}T13:00`), chosen(`${day}T13:00`)],
  ['the next free time, where a picked one was taken', 10, pick(`${day}T12:30`), chosen(`${day}T12:45`, lostAt(`${day}T12:30`, 'taken'))],
  [
    'the last free time, where none is after a picked one',
    20,
    pick(`${day}T13:15`),
    chosen(`${day}T13:00`, lostAt(`${day}T13:15`, 'taken')),
  ],
  [
    'the next free time, where a picked one is too soon by now',
    20,
    pick(`${day}T12:25`),
    chosen(`${day}T12:45`, lostAt(`${day}T12:25`, 'tooSoon')),
  ],
  ['the next free time, where a picked one has passed', 10, pick(`${day}T12:15`), chosen(`${day}T12:45`, lostAt(`${day}T12:15`, 'over'))],
  ['a picked time of another day than the one on show', 10, pick('2026-11-24T08:00', '2026-11-24'), chosen('2026-11-24T08:00')],
  ['as soon as possible at first', 10, null, { choice: { kind: 'asap', minutes: 10 }, lost: null }],
  ['the first free time, where as soon as possible is not offered', null, null, chosen(`${day}T12:45`)],
])('The time step chooses %s', (_, leadMinutes, picked, expected) => {
  expect(timeChoice({ day, now, readyAt, without: [], slots, leadMinutes }, picked)).toEqual(expected);
});

it('The time step keeps a picked time while the times are not known', () => {
  expect(timeChoice({ day, now, readyAt, without: [], slots: null, leadMinutes: 10 }, pick(`${day}T12:30`))).toEqual(
    chosen(`${day}T12:30`),
  );
});

it('The time step chooses nothing where no time is free: a picked one is never as soon as possible instead', () => {
  const taken = slots.slice(0, 1);
  expect(timeChoice({ day, now, readyAt, without: [], slots: taken, leadMinutes: null }, null)).toEqual({ choice: null, lost: null });
  expect(timeChoice({ day, now, readyAt, without: [day], slots: null, leadMinutes: 10 }, pick(`${day}T12:30`))).toEqual({
    choice: null,
    lost: lostAt(`${day}T12:30`, 'taken'),
  });
  expect(timeChoice({ day, now, readyAt, without: [], slots: taken, leadMinutes: 10 }, pick(`${day}T12:30`))).toEqual({
    choice: null,
    lost: lostAt(`${day}T12:30`, 'taken'),
  });
});

it('The time step does not choose a time of another day that has passed', () => {
  const yesterday = '2026-11-22';
  const choice = timeChoice({ day, now, readyAt, without: [], slots, leadMinutes: 10 }, pick(`${yesterday}T18:00`, yesterday));
  expect(choice).toEqual({ choice: null, lost: lostAt(`${yesterday}T18:00`, 'over') });
});

it('An order is for the chosen time of its day of service, or as soon as possible', () => {
  expect(timeOf({ kind: 'slot', ...pick(`${day}T12:45`) })).toEqual({ day, at: `${day}T12:45` });
  expect(timeOf({ kind: 'asap', minutes: 10 })).toBeNull();
});

const tomorrow = { day: '2026-11-24', now, slots: [slot('2026-11-24T08:00', true)], leadMinutes: null };
const lastOf = (clock: string) => timeChoice({ ...tomorrow, readyAt, without: [day] }, pick(`${day}T${clock}`)).lost;

it.each([
  ['has passed', '12:20', 'over'],
  ['is too soon', '12:25', 'tooSoon'],
  ['was taken', '12:30', 'taken'],
] as const)('The last time of a day %s by the clock and by what the kitchen can make, also once its day has none', (_, clock, reason) => {
  expect(lastOf(clock)).toEqual(lostAt(`${day}T${clock}`, reason));
});

it('A time that the kitchen could make and that is not listed anymore was taken, also where all listed ones are later', () => {
  const later = timeChoice({ day, now, readyAt, without: [], slots: slots.slice(1), leadMinutes: 10 }, pick(`${day}T12:30`));
  expect(later).toEqual(chosen(`${day}T12:45`, lostAt(`${day}T12:30`, 'taken')));
  const none = timeChoice({ day, now, readyAt, without: [], slots: [], leadMinutes: null }, pick(`${day}T12:30`));
  expect(none).toEqual({ choice: null, lost: lostAt(`${day}T12:30`, 'taken') });
});
