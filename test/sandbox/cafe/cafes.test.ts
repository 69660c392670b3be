import { describe, expect, it } from 'vitest';
import { cafeRows } from '#sandbox/seeds/cafes.ts';
import { cafes } from '#sandbox/world/cafe/cafes.ts';
import { hoursOn, spanOn, standingAt } from '#sandbox/world/cafe/hours.ts';
import { leadFor } from '#sandbox/world/cafe/lead.ts';
import { minutesLater } from '#domain/time/cafe-time.ts';
import { cafesAround } from '#sandbox/world/cafe/search.ts';
import { daysFrom, roomFor, timesOn } from '#sandbox/world/cafe/slots.ts';
import { geocode, whereIs } from '#sandbox/world/geo/address.ts';
import { loadAtlas } from '#sandbox/world/geo/atlas.ts';
import { metersBetween } from '#sandbox/world/geo/distance.ts';
import { must } from '#domain/must.ts';

const now = Temporal.Instant.from('2026-11-20T17:30Z');
const cafe = must(cafes.get('203'), 'cafe 203').serving;

describe('the cafes of the chain', () => {
  it('are at least 60 in at least 12 states, in every continental zone and Arizona', () => {
    expect(cafeRows.length).toBeGreaterThanOrEqual(60);
    expect(new Set(cafeRows.map((row) => row[4])).size).toBeGreaterThanOrEqual(12);
    expect([...new Set(cafeRows.map((row) => row[8]))].sort()).toEqual([
      'America/Chicago',
      'America/Denver',
      'America/Los_Angeles',
      'America/New_York',
      'America/Phoenix',
    ]);
  });

  it('differ in what they offer, in hours and in providers', () => {
    const all = [...cafes.values()];
    expect(new Set(all.map(({ serving }) => serving.destinations.join())).size).toBeGreaterThan(6);
    expect(new Set(all.map(({ serving }) => serving.deliveryProvider)).size).toBe(3);
    expect(all.some(({ wire }) => wire.hours.some(({ closeTime = '', openTime = '' }) => closeTime < openTime))).toBe(true);
  });

  it('close on Thanksgiving and Christmas, and early on Christmas Eve', () => {
    expect(hoursOn('203', '2026-11-26')).toBeNull();
    expect(hoursOn('203', '2026-12-25')).toBeNull();
    expect(hoursOn('203', '2026-12-24')?.close).toBe('16:00');
  });

  it('say until when they are open or closed', () => {
    expect(standingAt('203', '2026-11-20T11:30')).toMatchObject({ isOpen: true, opensAt: null });
    expect(standingAt('203', '2026-11-26T11:30')).toEqual({ isOpen: false, closesAt: null, opensAt: '2026-11-27T06:00' });
  });
});

describe('any address of the country', () => {
  it.each([
    ['62701', { status: 'valid', formattedAddress: '62701', city: 'Springfield', state: 'IL' }],
    ['springfield, il', { status: 'valid', formattedAddress: 'Springfield, IL', postalCode: '' }],
    ['1 Main St, Springfield, IL 62701', { status: 'valid', formattedAddress: '1 Main St, Springfield, IL 62701', address1: '1 Main St' }],
    ['1 main street springfield il 62701', { status: 'valid', formattedAddress: '1 Main St, Springfield, IL 62701' }],
    ['500 North Elm Avenue, Boston, Massachusetts', { status: 'valid', address1: '500 N Elm Ave', city: 'Boston', state: 'MA' }],
    ['St. Louis, MO', { status: 'valid', formattedAddress: 'Saint Louis, MO' }],
    ['New York', { status: 'valid', formattedAddress: 'New York, NY' }],
    ['00000', { status: 'invalid' }],
    ['Springfield, IL 10001', { status: 'invalid' }],
    ['P.O. Box 12, Springfield, IL 62701', { status: 'invalid' }],
    ['the blue house', { status: 'partial' }],
    ['somewhere', { status: 'partial' }],
    ['215', { status: 'partial' }],
    ['215 N', { status: 'partial' }],
    ['215 N Clay', { status: 'partial' }],
    ['215 Clay', { status: 'partial' }],
    ['215 N 63122', { status: 'partial' }],
    ['500 Oak Park', { status: 'partial' }],
    ['215 N Clay Ave Chicago', { status: 'valid', address1: '215 N Clay Ave', city: 'Chicago' }],
    ['215 N Clay Ave 63122', { status: 'valid', formattedAddress: '215 N Clay Ave, Saint Louis, MO 63122' }],
    ['1 Broadway, Chicago', { status: 'valid', address1: '1 Broadway', city: 'Chicago' }],
  ])('%s', async (typed, expected) => expect(geocode(typed, await loadAtlas())).toMatchObject(expected));

  it('finds its nearest cafes by true distance, wherever it is', async () => {
    const atlas = await loadAtlas();
    for (const zip of ['62701', '60601', '02108', '94105', '63108', '98101', '85004']) {
      const from = must(whereIs(zip, atlas), zip);
      const found = cafesAround({ from, miles: 8, orderType: 'rpu', now });
      const distances = found.map(({ cafeLocation }) => cafeLocation.distance);
      const all = [...cafes.values()].filter(({ wire }) => wire.hasInCafePickup).map((each) => Math.round(metersBetween(from, each)));
      expect(distances.length, zip).toBeGreaterThan(0);
      expect(distances, zip).toEqual(all.sort((one, other) => one - other).slice(0, distances.length));
    }
  });

  it('offers no cafe farther than 100 miles', async () => {
    const atlas = await loadAtlas();
    for (const zip of ['99501', '96813']) {
      expect(cafesAround({ from: must(whereIs(zip, atlas), zip), miles: 8, orderType: 'rpu', now }), zip).toEqual([]);
    }
  });

  it('is delivered to only from near', async () => {
    const from = must(whereIs('59001', await loadAtlas()), 'Absarokee');
    expect(cafesAround({ from, miles: 8, orderType: 'delivery', now })).toEqual([]);
  });

  it('measures the earth', () => {
    const [chicago, newYork] = [
      { latitude: 41.8781, longitude: -87.6298 },
      { latitude: 40.7128, longitude: -74.006 },
    ];
    expect(metersBetween(chicago, newYork) / 1000).toBeCloseTo(1144, -1);
  });
});

describe('the times of a cafe', () => {
  it('leave out the hour that a clock change takes, and have the one that comes twice once', () => {
    const night = must(
      [...cafes.values()].find(({ serving, wire }) => wire.hours[0]?.closeTime === '01:00' && serving.timeZone === 'America/Chicago'),
      'a night cafe',
    ).serving;
    for (const day of ['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01']) {
      const times = timesOn(night, day);
      expect(new Set(times).size).toBe(times.length);
      expect(times).toEqual([...times].sort());
      expect(times.at(-1)?.slice(11)).toBe('00:45');
    }
  });

  it('begin when the kitchen can be ready, and none are left on a holiday', () => {
    expect(daysFrom(cafe, '2026-11-25T23:30', 15, 3)).toEqual(['2026-11-27']);
  });

  it('end when they are taken: the next one is offered (SUBMIT-12)', () => {
    const wanted = { destination: 'RPU', priority: 'LATER', at: '2026-11-20T12:30', foodCents: 1000 } as const;
    const taken = Array.from({ length: 9 }, () => ({ cafeId: '203', promisedAt: '2026-11-20T12:30' }));
    const room = roomFor(cafe, '2026-11-20T11:30', wanted, taken);
    expect(room.kind).toBe('gone');
    expect(room.kind === 'gone' ? room.nextSlot : null).toMatch(/^2026-11-20T1[2-9]:/);
  });

  it('end for an order right away where it would be ready at closing or after it (SUBMIT-12)', () => {
    const wanted = { destination: 'CURBSIDE', priority: 'ASAP', at: '2026-11-20T21:03', foodCents: 1000 } as const;
    const lead = leadFor(cafe, 'CURBSIDE');
    const { closesAt } = must(spanOn('203', '2026-11-20'), 'hours');
    const last = minutesLater(closesAt, -lead - 1, cafe.timeZone);
    expect(roomFor(cafe, last, wanted, []).kind).toBe('open');
    const late = minutesLater(closesAt, -lead, cafe.timeZone);
    const room = roomFor(cafe, late, wanted, []);
    expect(room.kind).toBe('gone');
    expect(room.kind === 'gone' ? room.nextSlot : null).toMatch(/^2026-11-21T07:/);
    expect(daysFrom(cafe, last, lead, 2)).toEqual(['2026-11-20', '2026-11-21']);
    expect(daysFrom(cafe, late, lead, 2)).toEqual(['2026-11-21']);
  });

  it('go on after midnight at a cafe that is still open from the evening before', () => {
    const night = must(
      [...cafes.values()].find(({ wire }) => wire.hours[0]?.closeTime === '01:00'),
      'a night cafe',
    ).serving;
    expect(daysFrom(night, '2026-11-21T00:30', 15, 2)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    expect(daysFrom(night, '2026-11-21T00:45', 15, 2)).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('are too soon for a large order (SUBMIT-13, SLOTS-06)', () => {
    const wanted = { destination: 'RPU', priority: 'LATER', at: '2026-11-20T12:30', foodCents: 20_000 } as const;
    expect(roomFor(cafe, '2026-11-20T11:30', wanted, []).kind).toBe('tooSoon');
  });
});
