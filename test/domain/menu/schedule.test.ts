import { describe, expect, it } from 'vitest';
import { judgedAt, unavailableBecause, windowsOn } from '#domain/menu/availability.ts';

describe('a schedule', () => {
  const sold = (schedule: object[], exceptions: object[] = []) => ({ schedule, exceptions }) as never;

  it('with one time missing runs to that end of the day', () => {
    const at = (window: object, clock: string) =>
      unavailableBecause(sold([{ dayOfWeek: 'MONDAY', ...window }]), { destination: 'RPU', at: `2026-11-23T${clock}` });
    expect(at({ fromTime: '10:00' }, '23:59')).toBeNull();
    expect(at({ toTime: '10:00' }, '00:00')).toBeNull();
    expect(at({ toTime: '10:00' }, '10:01')).toBe('time');
    expect(windowsOn([{ dayOfWeek: 'MONDAY', fromTime: '10:00' }], '2026-11-23')).toEqual([{ from: '10:00', to: '23:59' }]);
  });

  it('of an offer covers its last day whole (SLOTS-13, AMB-04)', () => {
    const offer = { type: 'LTO', fromDate: '2026-11-20', toDate: '2026-11-21' };
    const at = (time: string) => unavailableBecause(sold([], [offer]), { destination: 'RPU', at: time });
    expect(at('2026-11-19T23:59')).toBe('offerUpcoming');
    expect(at('2026-11-20T00:00')).toBeNull();
    expect(at('2026-11-21T23:59')).toBeNull();
    expect(at('2026-11-22T00:00')).toBe('offerOver');
    const until = { type: 'LTO', toDate: '2026-11-21T10:00:00' };
    expect(unavailableBecause(sold([], [until]), { destination: 'RPU', at: '2026-11-21T10:00:00' })).toBeNull();
    expect(unavailableBecause(sold([], [until]), { destination: 'RPU', at: '2026-11-21T10:01' })).toBe('offerOver');
  });

  it('is judged now where the kitchen says no lead time (AVAIL-01)', () => {
    const now = '2026-11-01T00:30';
    expect(judgedAt({ now, fulfilment: null, leadMinutes: null, timeZone: 'America/Chicago' })).toBe(now);
    expect(judgedAt({ now, fulfilment: null, leadMinutes: 15, timeZone: 'America/Chicago' })).toBe('2026-11-01T00:45');
    // An hour that the clock skips is compared as written.
    expect(judgedAt({ now: '2026-03-08T02:30', fulfilment: null, leadMinutes: null, timeZone: 'America/Chicago' })).toBe(
      '2026-03-08T02:30',
    );
  });
});
