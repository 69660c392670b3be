import { describe, expect, it } from 'vitest';
import { canChoose, comingSlots, curbsideCutoffOn, dependsOnHours, isFullDay, isPastCurbside } from '#domain/slots/slot.ts';

describe('a time of the kitchen (SLOTS-09)', () => {
  const noon = { at: '2026-11-21T12:00', isOpen: true };

  it('can be chosen until it comes', () => {
    const choosing = { destination: 'RPU', day: '2026-11-21', curbsideCutoff: '09:00' } as const;
    expect(canChoose(noon, { ...choosing, now: '2026-11-21T11:59' })).toBe(true);
    expect(canChoose(noon, { ...choosing, now: '2026-11-21T12:00' })).toBe(false);
    expect(canChoose({ ...noon, isOpen: false }, { ...choosing, now: '2026-11-21T11:59' })).toBe(false);
  });

  it('is past curbside from the cutoff of its day of service on, which may be after midnight', () => {
    const day = '2026-11-21';
    expect(isPastCurbside('2026-11-21T21:00', day, '21:00')).toBe(true);
    expect(isPastCurbside('2026-11-21T20:59', day, '21:00')).toBe(false);
    expect(isPastCurbside('2026-11-22T00:15', day, '21:00')).toBe(true);
    expect(isPastCurbside('2026-11-21T21:00', day, '05:00')).toBe(true);
    expect(isPastCurbside('2026-11-21T21:00', day, '04:59')).toBe(false);
    expect(isPastCurbside('2026-11-22T00:15', day, '00:30')).toBe(false);
    expect(isPastCurbside('2026-11-22T00:30', day, '00:30')).toBe(true);
  });

  it('leaves a day full where none can be chosen', () => {
    expect(isFullDay([])).toBe(true);
    expect(isFullDay([{ ...noon, isOpen: false }])).toBe(true);
    expect(isFullDay([{ ...noon, isOpen: false }, noon])).toBe(false);
  });

  it('depends on the hours of the cafe for curbside alone, where hours are loaded (CAFE-11)', () => {
    expect([dependsOnHours('CURBSIDE', true), dependsOnHours('CURBSIDE', false), dependsOnHours('RPU', true)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('has the end of curbside of its own weekday', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const hours = days.map((dayOfWeek, at) => ({ dayOfWeek, endCurbsideService: `1${at}:00` }));
    // 16 November 2026 is a Monday.
    for (const at of days.keys()) expect(curbsideCutoffOn(`2026-11-${16 + at}`, hours, '21:00')).toBe(`1${at}:00`);
    expect(curbsideCutoffOn('2026-11-16', [], '21:00')).toBe('21:00');
    expect(curbsideCutoffOn('2026-11-16', [{ dayOfWeek: 'MONDAY' }], '21:00')).toBe('21:00');
  });

  it('has the end of curbside of whichever row of its weekday names one, the latest of several (OPEN-11, C-01)', () => {
    const friday = (...ends: (string | undefined)[]) => ends.map((endCurbsideService) => ({ dayOfWeek: 'FRIDAY', endCurbsideService }));
    const cutoff = (...ends: (string | undefined)[]) => curbsideCutoffOn('2026-11-20', friday(...ends), '21:00');
    expect(cutoff(undefined, '19:00')).toBe('19:00');
    expect(cutoff('14:00', '19:00')).toBe('19:00');
    expect(cutoff('19:00', '14:00', undefined)).toBe('19:00');
    expect(cutoff('00:30', '23:00', '00:15')).toBe('00:30');
    const choosing = { destination: 'CURBSIDE', now: '2026-11-20T12:00', day: '2026-11-20', curbsideCutoff: '21:00' } as const;
    const slots = [{ at: '2026-11-20T20:00', isOpen: true }];
    expect(comingSlots(slots, { ...choosing, hours: friday(undefined, '19:00') })).toEqual([{ at: '2026-11-20T20:00', isOpen: false }]);
  });
});
