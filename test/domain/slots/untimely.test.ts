import { describe, expect, it } from 'vitest';
import { timeProblem } from '#domain/slots/untimely.ts';

const timeZone = 'America/Chicago';
const small = { isCatering: true, amount: 7499, timeZone };
const large = { isCatering: true, amount: 7500, timeZone };
const soon = (leadMinutes: number) => ({ priority: 'ASAP', leadMinutes }) as const;
const later = { priority: 'LATER', at: '2026-11-23T13:00' } as const;

describe('the time of an order', () => {
  it.each([
    ['2026-11-23T12:59', null],
    ['2026-11-23T13:00', { kind: 'passed', at: later.at }],
    ['2026-11-24T09:00', { kind: 'passed', at: later.at }],
  ])('at %s is %o (SUBMIT-12)', (now, problem) => expect(timeProblem(later, { ...small, now })).toEqual(problem));

  it('never passes where it is as soon as possible', () => expect(timeProblem(soon(12), { ...small, now: later.at })).toBeNull());

  it.each([
    [7500, 60],
    [20_000, 90],
    [50_000, 120],
  ])('of a catering order of %s cents is too soon with less than %s minutes (SLOTS-05, SLOTS-06, SLOTS-07)', (amount, minutes) => {
    const size = { ...large, amount, now: '2026-11-23T10:00' };
    const at = (moment: string) => timeProblem({ priority: 'LATER', at: `2026-11-23T${moment}` }, size);
    const first = { 60: '11:00', 90: '11:30', 120: '12:00' }[minutes] ?? '';
    const before = { 60: '10:59', 90: '11:29', 120: '11:59' }[minutes] ?? '';
    expect(at(first)).toBeNull();
    expect(at(before)).toEqual({ kind: 'tooSoon', minutes });
    expect(timeProblem(soon(minutes), size)).toBeNull();
    expect(timeProblem(soon(minutes - 1), size)).toEqual({ kind: 'tooSoon', minutes });
  });

  it('of a catering order is too soon from the minute on that leaves less than it needs (SLOTS-05)', () => {
    expect(timeProblem(later, { ...large, now: '2026-11-23T12:00' })).toBeNull();
    expect(timeProblem(later, { ...large, now: '2026-11-23T12:01' })).toEqual({ kind: 'tooSoon', minutes: 60 });
  });

  it('is not judged by the size of a small order, or of one that is no catering (SLOTS-08, AMB-21)', () => {
    const now = '2026-11-23T12:59';
    expect(timeProblem(soon(12), { ...small, now })).toBeNull();
    expect(timeProblem(later, { ...large, isCatering: false, now })).toBeNull();
  });

  it('is not judged where orders are made as they come: there is no other time to choose (CAFE-08)', () =>
    expect(timeProblem(soon(0), { ...large, now: '2026-11-23T12:59' })).toBeNull());
});
