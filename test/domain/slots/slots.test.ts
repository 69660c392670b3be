import { fc } from '#test/kit/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { asapAt, GIFT_CARD_LEAD_MINUTES } from '#domain/slots/lead-time.ts';
import { cateringLeadMinutes } from '#domain/slots/order-size.ts';
import { canChoose, comingSlots, curbsideCutoffOn } from '#domain/slots/slot.ts';
import { cafeTimeAt, instantOf, minutesLater } from '#domain/time/cafe-time.ts';

const zones = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles', 'America/Anchorage'];

describe('lead times', () => {
  it.each([
    [74.99, 0],
    [75, 60],
    [199.99, 60],
    [200, 90],
    [499.99, 90],
    [500, 120],
  ])('E-31 a catering order of $%d needs %i minutes', (dollars, minutes) =>
    expect(cateringLeadMinutes(Math.round(dollars * 100))).toBe(minutes),
  );

  it('E-32 as soon as possible is the cafe time plus the lead time (SLOTS-10)', () => {
    expect(asapAt('2026-11-20T11:50', 15, 'America/Chicago')).toBe('2026-11-20T12:05');
  });

  it('An order of gift cards only is ready ten minutes from now (SLOTS-11)', () => {
    expect(asapAt('2026-11-20T11:50', GIFT_CARD_LEAD_MINUTES, 'America/Chicago')).toBe('2026-11-20T12:00');
  });
});

describe('times that can be chosen', () => {
  const noon = { destination: 'RPU', now: '2026-11-20T12:00', day: '2026-11-20', curbsideCutoff: '21:00' } as const;
  const slot = (clock: string, isOpen = true) => ({ at: `2026-11-20T${clock}`, isOpen });

  it('have room and are still to come', () => {
    const slots = [slot('11:45'), slot('12:00'), slot('12:15'), slot('12:30', false)];
    expect(comingSlots(slots, { ...noon, hours: [] })).toEqual([slot('12:15'), slot('12:30', false)]);
  });

  it('leave out what is too soon for an order begun now: it is not booked (SLOTS-05 to -07, SLOTS-10)', () => {
    const slots = [slot('12:15', false), slot('12:30'), slot('12:45', false), slot('13:00', false)];
    const lead = { ...noon, hours: [], readyAt: '2026-11-20T12:50' };
    expect(comingSlots(slots, lead)).toEqual([slot('12:30'), slot('13:00', false)]);
    expect(comingSlots(slots, { ...lead, soonest: '2026-11-20T13:00' })).toEqual([slot('13:00', false)]);
  });

  it('end for curbside with the cutoff itself (SLOTS-09)', () => {
    const curbside = { ...noon, destination: 'CURBSIDE' } as const;
    expect(canChoose(slot('20:45'), curbside)).toBe(true);
    expect(canChoose(slot('21:00'), curbside)).toBe(false);
    expect(canChoose(slot('21:00'), noon)).toBe(true);
    expect(canChoose(slot('21:00'), { ...curbside, curbsideCutoff: '00:30' })).toBe(true);
  });

  it('Curbside times after the weekday’s end of service are shown as taken (SLOTS-09, OPEN-11)', () => {
    const curbside = { ...noon, destination: 'CURBSIDE', hours: [{ dayOfWeek: 'FRIDAY', endCurbsideService: '12:30' }] } as const;
    expect(comingSlots([slot('12:15'), slot('12:30'), slot('12:45')], curbside)).toEqual([
      slot('12:15'),
      slot('12:30', false),
      slot('12:45', false),
    ]);
  });

  it('take the cutoff of that weekday, else the configured one (OPEN-11)', () => {
    const hours = [{ dayOfWeek: 'Friday', endCurbsideService: '20:00' }, { dayOfWeek: 'SATURDAY' }];
    expect(curbsideCutoffOn('2026-11-20', hours, '21:00')).toBe('20:00');
    expect(curbsideCutoffOn('2026-11-21', hours, '21:00')).toBe('21:00');
  });
});

describe('the clock of a cafe', () => {
  it('skips the hour that daylight saving takes', () => {
    expect(minutesLater('2026-03-08T01:50', 20, 'America/Chicago')).toBe('2026-03-08T03:10');
    expect(cafeTimeAt(instantOf('2026-03-08T02:30', 'America/Chicago'), 'America/Chicago')).toBe('2026-03-08T03:30');
    expect(minutesLater('2026-03-08T01:50', 20, 'America/Phoenix')).toBe('2026-03-08T02:10');
  });

  it('reads the hour that comes twice as the first, unless that led back: an order of half past one is not ready before one', () => {
    expect(minutesLater('2026-11-01T01:10', 20, 'America/New_York')).toBe('2026-11-01T01:30');
    expect(minutesLater('2026-11-01T01:50', 20, 'America/New_York')).toBe('2026-11-01T02:10');
    expect(minutesLater('2026-11-01T00:50', 80, 'America/New_York')).toBe('2026-11-01T01:10');
    expect(minutesLater('2026-11-01T02:10', -20, 'America/New_York')).toBe('2026-11-01T01:50');
  });

  it('moves as many minutes as it is told, in every zone and over both changes', () => {
    const near = fc
      .record({
        zone: fc.constantFrom(...zones),
        change: fc.constantFrom('2026-03-08T00:00Z', '2026-11-01T00:00Z', '2027-03-14T00:00Z'),
        offset: fc.integer({ min: -48 * 60, max: 48 * 60 }),
        lead: fc.integer({ min: 0, max: 240 }),
      })
      .map(({ zone, change, offset, lead }) => ({ zone, lead, from: Temporal.Instant.from(change).add({ minutes: offset }) }));
    fc.assert(
      fc.property(near, ({ zone, lead, from }) => {
        // What a wall clock shows is one instant, but for the hour that comes twice: there it is the first.
        const shown = cafeTimeAt(from, zone);
        const start = instantOf(shown, zone);
        expect([0, -60]).toContain(from.until(start).total('minutes'));
        expect(cafeTimeAt(start, zone)).toBe(shown);
        const later = minutesLater(shown, lead, zone);
        expect(later >= shown).toBe(true);
        const byFirst = cafeTimeAt(start.add({ minutes: lead }), zone);
        if (byFirst >= shown) expect(later).toBe(byFirst);
        else expect(later).toBe(cafeTimeAt(start.add({ minutes: lead + 60 }), zone));
      }),
      { numRuns: 2000 },
    );
  });
});
