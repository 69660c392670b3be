import { cafeDetails, cafeSearch, campusCardLocations, storeHours, timeSlots, timeSlotsOfDay } from '#contract/cafe.ts';
import { geocode as geocodeEndpoint } from '#contract/geocode.ts';
import { destinationFrom } from '#domain/order/destination.ts';
import { centsFrom, dollarsFrom } from '#domain/money/money.ts';
import { cafeTimeAt, minutesLater } from '#domain/time/cafe-time.ts';
import { campusesAt, institutionOf } from '../seeds/campuses.ts';
import { cafes } from '../world/cafe/cafes.ts';
import { hoursOn } from '../world/cafe/hours.ts';
import { cafesAround, foundAt } from '../world/cafe/search.ts';
import { leadFor } from '../world/cafe/lead.ts';
import { daysFrom, isRoomAt, isServedRightAway, SLOT_MINUTES, timesOn } from '../world/cafe/slots.ts';
import { geocode, whereIs } from '../world/geo/address.ts';
import { loadAtlas } from '../world/geo/atlas.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

const MOST_DAYS = 14;

const notFound = () => refuse(404, 'cafe.notfound');

export function cafeHandlers(world: World) {
  const answer = answering(world);
  return [
    ...answer(cafeDetails, ({ params }) => ({ cafeList: [cafes.get(params.cafeId)?.wire].filter((cafe) => cafe !== undefined) })),

    ...answer(cafeSearch, async ({ body }) => {
      const now = world.clock.now();
      if ('cafeIds' in body) {
        const named = body.cafeIds.split(',').map((id) => cafes.get(id.trim()));
        const destination = destinationFrom(body.orderType);
        return { cafeList: named.filter((cafe) => cafe !== undefined).map((cafe) => foundAt(cafe, 0, now, destination)) };
      }
      const from = 'address' in body ? whereIs(body.address, await loadAtlas()) : body;
      return { cafeList: from ? cafesAround({ from, miles: body.radius, orderType: body.orderType, now }) : [] };
    }),

    ...answer(timeSlots, ({ params, query }) => {
      const cafe = cafes.get(params.cafeId)?.serving;
      if (!cafe) return notFound();
      const destination = destinationFrom(query.orderType);
      const now = cafeTimeAt(world.clock.now(), cafe.timeZone);
      const lead = leadFor(cafe, destination, amountIn(query.orderAmount));
      const days = daysFrom(cafe, now, lead, Math.min(MOST_DAYS, Number(query.slotDays) || 1));
      return {
        minDeliveryPrice: dollarsFrom(cafe.minDeliveryCents),
        ...(cafe.deliveryProvider !== '' && { deliveryProvider: cafe.deliveryProvider }),
        largeOrderLeadTimes: [75, 200, 500].map((minOrderAmount) => ({ minOrderAmount })),
        currentCafeTime: now,
        ...(isServedRightAway(cafe, now, lead) && { leadTime: lead }),
        days: days.flatMap((date) => {
          const hours = hoursOn(cafe.id, date);
          return hours === null ? [] : [{ date, ...hours }];
        }),
      };
    }),

    ...answer(timeSlotsOfDay, ({ params, query }) => {
      const cafe = cafes.get(params.cafeId)?.serving;
      if (!cafe || !/^\d{4}-\d{2}-\d{2}$/.test(params.slotDate)) return notFound();
      const destination = destinationFrom(query.orderType);
      const now = cafeTimeAt(world.clock.now(), cafe.timeZone);
      const earliest = minutesLater(now, leadFor(cafe, destination, amountIn(query.orderAmount)), cafe.timeZone);
      const taken = world.orders.all();
      const times = timesOn(cafe, params.slotDate, Number(query.slotInterval) || SLOT_MINUTES);
      return { slots: times.map((time) => ({ time, available: isRoomAt(cafe, time, earliest, taken) })) };
    }),

    ...answer(storeHours, ({ params }) => {
      const cafe = cafes.get(params.cafeId);
      return cafe ? { hours: cafe.wire.hours } : notFound();
    }),

    ...answer(campusCardLocations, ({ params }) => ({ locations: campusesAt(params.cafeId).map(institutionOf) })),

    ...answer(geocodeEndpoint, async ({ query }) => {
      const { status, ...address } = geocode(query.address, await loadAtlas());
      return { ...address, country: 'US', deliveryAddressStatus: status };
    }),
  ];
}

function amountIn(orderAmount: string | undefined): number {
  const dollars = Number(orderAmount ?? 0);
  return Number.isFinite(dollars) ? centsFrom(dollars) : 0;
}
