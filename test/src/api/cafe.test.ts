import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { found203 } from '#model-tests/samples/cafes.ts';
import { hasClosedFor } from '#domain/checkout/slot-gone.ts';
import { must } from '#domain/must.ts';
import { comingSlots } from '#domain/slots/slot.ts';
import { cafesNear, slotDays, slotsOfDay } from '#src/api/cafe.ts';
import { settings as anyCafes } from '#test/kit/cafe-settings.ts';
import { stubClient } from '#test/kit/stub-client.ts';

const settings = { ...anyCafes, openCafes: null };
const place = { kind: 'address', address: '62701' } as const;
const asked = { cafeId: '203', destination: 'DELIVERY', distance: null, orderAmount: 0 } as const;
const wire = {
  cafeId: 203,
  name: found203.name,
  phoneNumber: found203.phone,
  address: found203.street,
  city: found203.city,
  countryDivision: found203.state,
  postalCode: found203.postalCode,
  cafeTZ: found203.timeZone,
  cafeLocation: { latitude: found203.latitude, longitude: found203.longitude, distance: found203.distance },
};

it('A found cafe is what the server says of it; what is left out is not offered, or not known (CAFE-20)', async () => {
  const call = stubClient(() => ({ cafeList: [wire] }));
  const none = { hasInCafePickup: false, hasDelivery: false, hasDineIn: false, hasDriveThruPickup: false, hasCurbside: false };
  await expect(new QueryClient().fetchQuery(cafesNear(call, place, 'RPU', settings))).resolves.toEqual([
    { ...found203, messages: [], services: none, isOpen: false, closesAt: null, opensAt: null, leadTime: null },
  ]);
});

it('Hours with seconds are read to the minute: an order ready at closing is too late (CAFE-20, SUBMIT-12)', async () => {
  const said = { isOpen: true, closesAt: '2026-11-20T21:00:00', opensAt: '2026-11-21T06:00:00' };
  const call = stubClient(() => ({ cafeList: [{ ...wire, ...said }] }));
  const [cafe] = await new QueryClient().fetchQuery(cafesNear(call, place, 'RPU', settings));
  expect(cafe).toMatchObject({ closesAt: '2026-11-20T21:00', opensAt: '2026-11-21T06:00' });
  expect(hasClosedFor(must(cafe, 'cafe'), { at: null, now: '2026-11-20T20:50', leadMinutes: 10 })).toBe(true);
});

it('The terms of a cafe are in cents: the least of a delivery, and the least amount of a large order (CAFE-09, CAFE-10)', async () => {
  const answer = { currentCafeTime: '2026-11-20T11:30', days: [] };
  const terms = async (said: object) =>
    (
      await new QueryClient().fetchQuery(
        slotDays(
          stubClient(() => ({ ...answer, ...said })),
          asked,
          settings,
        ),
      )
    ).terms;
  await expect(terms({})).resolves.toEqual({ deliveryMinimum: null, deliveryProvider: null, largeOrderMinimum: null });
  const largeOrderLeadTimes = [{ minOrderAmount: 120 }, { minOrderAmount: 75.5 }];
  await expect(terms({ minDeliveryPrice: 12.35, deliveryProvider: 'Bolt', largeOrderLeadTimes })).resolves.toEqual({
    deliveryMinimum: 1235,
    deliveryProvider: 'Bolt',
    largeOrderMinimum: 7550,
  });
});

it('A time that a clock change repeats is one to choose, with room where either of the two has some (SLOTS-02)', async () => {
  const clocks = ['01:00', '01:30', '02:00', '01:00', '01:30'];
  const slots = clocks.map((clock, at) => ({ time: `2026-11-01T${clock}:00`, available: at === 1 || at === 2 }));
  const day = { date: '2026-10-31', open: '06:00', close: '03:00' };
  const times = { ...asked, destination: 'RPU', timeZone: 'America/New_York', day } as const;
  const read = await new QueryClient().fetchQuery(
    slotsOfDay(
      stubClient(() => ({ slots })),
      times,
      settings,
    ),
  );
  const rule = { destination: 'RPU', day: day.date, hours: [], curbsideCutoff: '21:00' } as const;
  const open = (now: string) => comingSlots(read, { ...rule, now }).map(({ at, isOpen }) => [at.slice(11), isOpen]);
  expect(open('2026-11-01T00:50')).toEqual([
    ['01:00', false],
    ['01:30', true],
    ['02:00', true],
  ]);
  expect(open('2026-11-01T01:00')).toEqual([
    ['01:30', true],
    ['02:00', true],
  ]);
});
