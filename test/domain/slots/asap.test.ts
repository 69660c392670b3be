import { describe, expect, it } from 'vitest';
import { asapMinutes } from '#domain/slots/slot.ts';

const friday = { date: '2026-11-20', open: '06:00', close: '21:00' };
const saturday = { date: '2026-11-21', open: '07:00', close: '21:00' };
const evening = {
  leadTime: 22,
  days: [friday, saturday],
  hours: [],
  destination: 'RPU',
  now: '2026-11-20T20:30',
  curbsideCutoff: '23:00',
  timeZone: 'America/Chicago',
} as const;

describe('an order as soon as possible (SLOTS-10)', () => {
  it('is offered while it is ready before closing', () => {
    expect(asapMinutes(evening)).toBe(22);
    expect(asapMinutes({ ...evening, now: '2026-11-20T20:37' })).toBe(22);
  });

  it('is not offered where it would be ready at closing or after it, while the cafe is still open', () => {
    expect(asapMinutes({ ...evening, now: '2026-11-20T20:38' })).toBeNull();
    expect(asapMinutes({ ...evening, now: '2026-11-20T20:41' })).toBeNull();
  });

  it('is not offered on a day that the cafe takes no orders for', () => {
    expect(asapMinutes({ ...evening, now: '2026-11-20T20:30', days: [saturday] })).toBeNull();
  });

  it('is not offered where the kitchen names no time', () => {
    expect(asapMinutes({ ...evening, leadTime: null })).toBeNull();
  });

  it('is offered after midnight within the service of the evening before', () => {
    const night = { ...evening, days: [{ ...friday, close: '01:00' }, saturday] };
    expect(asapMinutes({ ...night, now: '2026-11-20T23:50' })).toBe(22);
    expect(asapMinutes({ ...night, now: '2026-11-21T00:37' })).toBe(22);
    expect(asapMinutes({ ...night, now: '2026-11-21T00:38' })).toBeNull();
  });

  it('is not offered on a day whose opening and closing are one time (AMB-36)', () => {
    expect(asapMinutes({ ...evening, days: [{ ...friday, close: '06:00' }] })).toBeNull();
  });

  it('is not offered for curbside from the end of that service on (SLOTS-09)', () => {
    const curbside = { ...evening, destination: 'CURBSIDE', hours: [{ dayOfWeek: 'FRIDAY', endCurbsideService: '20:00' }] } as const;
    expect(asapMinutes({ ...curbside, now: '2026-11-20T19:37' })).toBe(22);
    expect(asapMinutes({ ...curbside, now: '2026-11-20T19:38' })).toBeNull();
    expect(asapMinutes({ ...curbside, destination: 'DRIVE_THRU', now: '2026-11-20T19:38' })).toBe(22);
  });
});
