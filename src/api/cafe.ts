import { queryOptions } from '@tanstack/react-query';
import { cafeDetails, cafeSearch, campusCardLocations, storeHours, timeSlots, timeSlotsOfDay } from '#contract/cafe.ts';
import { geocode } from '#contract/geocode.ts';
import { drawable } from '#domain/app/list-max.ts';
import { isNearEnough } from '#domain/cafe/distance.ts';
import type { Place } from '#domain/cafe/place.ts';
import type { Destination } from '#domain/order/order.ts';
import type { Slot } from '#domain/slots/slot.ts';
import type { Client } from './client.ts';

const MINUTE = 60_000;

/** What the operator set for looking for cafes and times. */
export interface CafeSettings {
  /** In miles (CAFE-19). */
  readonly searchRadius: number;
  /** Null hides the parameter: closed cafes are not asked for apart (CAFE-18, FLAGS-17). */
  readonly openCafes: string | null;
  readonly slotDays: number;
  readonly slotIntervalMinutes: number;
  readonly skipOrderSlotting: boolean;
}

/** What decides which days a cafe takes an order for (SLOTS-01). */
export interface DaysAsked {
  readonly cafeId: string;
  readonly destination: Destination;
  /** Metres from where was searched; null where the cafe was not looked for. */
  readonly distance: number | null;
  /** What the cart comes to, in cents. */
  readonly orderAmount: number;
}

/** What decides which times a day has: its hours too (SLOTS-02). */
export interface TimesAsked extends DaysAsked {
  readonly timeZone: string;
  readonly day: { readonly date: string; readonly open: string; readonly close: string };
}

export const geocodeApi = (call: Client) => (address: string, signal: AbortSignal) => call(geocode, { query: { address }, signal });

// No query is aborted with the page that asked: a flow may wait for the same answer.

/** The cafes around a place, the nearest first (CAFE-16 to -20). Times and openings change, so it is fresh for a minute only. */
export const cafesNear = (call: Client, place: Place, destination: Destination, { searchRadius, openCafes }: CafeSettings) =>
  queryOptions({
    queryKey: ['cafes', place, destination, searchRadius, openCafes],
    queryFn: async () => {
      const { cafeList } = await call(cafeSearch, {
        query: openCafes === null ? {} : { openCafes },
        body:
          place.kind === 'address'
            ? { address: place.address, radius: searchRadius, orderType: destination.toLowerCase() }
            : {
                latitude: place.latitude,
                longitude: place.longitude,
                delivery: destination === 'DELIVERY',
                radius: searchRadius,
                orderType: destination.toLowerCase(),
              },
      });
      return drawable(cafeList.filter(({ cafeLocation }) => isNearEnough(cafeLocation.distance)));
    },
    staleTime: MINUTE,
  });

/** One cafe, or null when there is none of that id (CAFE-14). */
export const cafeById = (call: Client, cafeId: string) =>
  queryOptions({
    queryKey: ['cafe', cafeId],
    queryFn: async () => (await call(cafeDetails, { params: { cafeId } })).cafeList[0] ?? null,
    staleTime: 10 * MINUTE,
  });

/** On which days, how soon and on which terms a cafe takes orders (SLOTS-01). */
export function slotDays(call: Client, { cafeId, ...asked }: DaysAsked, settings: CafeSettings) {
  const query = {
    orderType: asked.destination.toLowerCase(),
    ...(asked.distance !== null && { distance: String(Math.round(asked.distance)) }),
    orderAmount: formatAmount(asked.orderAmount),
    slotDays: String(settings.slotDays),
    skipOrderSlotting: String(settings.skipOrderSlotting),
  };
  return queryOptions({
    queryKey: ['cafe', cafeId, 'slots', query],
    queryFn: () => call(timeSlots, { params: { cafeId }, query }),
    staleTime: MINUTE,
  });
}

/** The times of one day (SLOTS-02). */
export function slotsOfDay(call: Client, { cafeId, timeZone, day, ...asked }: TimesAsked, settings: CafeSettings) {
  const query = {
    orderType: asked.destination.toLowerCase(),
    orderAmount: formatAmount(asked.orderAmount),
    slotInterval: String(settings.slotIntervalMinutes),
    open: day.open,
    close: day.close,
    cafeTimeZone: timeZone,
  };
  return queryOptions({
    queryKey: ['cafe', cafeId, 'slots', day.date, query],
    queryFn: async (): Promise<readonly Slot[]> => {
      const { slots } = await call(timeSlotsOfDay, { params: { cafeId, slotDate: day.date }, query });
      // Each time once: a day has no more than its minutes.
      return [...new Map(slots.map(({ time, available }) => [time.slice(0, 16), available]))].map(([at, isOpen]) => ({ at, isOpen }));
    },
    staleTime: MINUTE,
  });
}

const formatAmount = (cents: number): string => (cents / 100).toFixed(2);

/** Hours of the week, with the end of curbside service; a day may have several rows (CAFE-11, C-01). */
export const hoursOf = (call: Client, cafeId: string) =>
  queryOptions({
    queryKey: ['cafe', cafeId, 'hours'],
    queryFn: async () => (await call(storeHours, { params: { cafeId }, query: { multiple: 'true' } })).hours,
    staleTime: 10 * MINUTE,
  });

/** Where a campus card is taken (CAFE-12). */
export const campusLocationsOf = (call: Client, cafeId: string) =>
  queryOptions({
    queryKey: ['cafe', cafeId, 'campus'],
    queryFn: async () => (await call(campusCardLocations, { params: { cafeId } })).locations,
    staleTime: 10 * MINUTE,
  });
