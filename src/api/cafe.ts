import {
  cafeDetails,
  cafeSearch,
  campusCardLocations,
  storeHours,
  timeSlots,
  timeSlotsOfDay,
  type Cafe as WireCafe,
  type FoundCafe as WireFoundCafe,
} from '#contract/cafe.ts';
import { geocode } from '#contract/geocode.ts';
import type { Features } from '#domain/app/features.ts';
import { drawable } from '#domain/app/list-max.ts';
import { customizationsMax, type Cafe, type FoundCafe } from '#domain/cafe/cafe.ts';
import { isNearEnough } from '#domain/cafe/distance.ts';
import type { SearchArea } from '#domain/cafe/search-area.ts';
import { isOn, slottingFrom } from '#domain/cafe/slotting.ts';
import type { Config } from '#domain/config/config.ts';
import { centsFrom } from '#domain/money/money.ts';
import type { Destination } from '#domain/order/order.ts';
import type { OrderDays } from '#domain/slots/order-days.ts';
import type { CurbsideHours, Slot } from '#domain/slots/slot.ts';
import { isTimeZone } from '#domain/time/cafe-time.ts';
import type { Client } from './client.ts';
import { defineQuery } from './define-query.ts';
import { zoneOr } from './zone.ts';

const MINUTE = 60_000;

/** What the operator set for looking for cafes and times. */
export interface CafeSettings {
  /** In miles (CAFE-19). */
  readonly searchRadius: number;
  /** Null hides the parameter: closed cafes are not asked for apart (CAFE-18, FLAGS-17). */
  readonly openCafes: string | null;
  /** Null: the search says nothing of virtual locations (CAFE-17). */
  readonly virtualLocation: boolean | null;
  readonly slotDays: number;
  readonly slotIntervalMinutes: number;
  readonly skipOrderSlotting: boolean;
}

/** Returns the settings for looking for cafes and times, with the features applied (CAFE-18, FLAGS-17). */
export const cafeSettings = (config: Config, features: Features): CafeSettings => ({
  searchRadius: config.searchRadius,
  openCafes: features.noClosedCafe ? null : config.openCafes,
  virtualLocation: config.virtualLocation,
  slotDays: config.slotDays,
  slotIntervalMinutes: config.slotIntervalMinutes,
  skipOrderSlotting: features.skipOrderSlotting,
});

/** What decides which days a cafe takes an order for (SLOTS-01). */
export interface DaysAsked {
  readonly cafeId: string;
  readonly destination: Destination;
  /** Meters from where was searched; null where the cafe was not looked for. */
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

type Near = [place: SearchArea, destination: Destination, searchRadius: number, openCafes: string | null, virtualLocation: boolean | null];

const nearQuery = defineQuery(
  'cafe',
  'near',
  async (call, [place, destination, radius, openCafes, virtualLocation]: Near): Promise<readonly FoundCafe[]> => {
    const narrowed = { radius, orderType: destination.toLowerCase(), ...(virtualLocation !== null && { virtualLocation }) };
    const { cafeList } = await call(cafeSearch, {
      query: openCafes === null ? {} : { openCafes },
      body:
        place.kind === 'address'
          ? { address: place.address, ...narrowed }
          : { latitude: place.latitude, longitude: place.longitude, delivery: destination === 'DELIVERY', ...narrowed },
    });
    return drawable(cafeList.filter(({ cafeLocation }) => isNearEnough(cafeLocation.distance))).map(foundFrom);
  },
  { staleTime: MINUTE },
);

/** The cafes around a place, the nearest first (CAFE-16 to -20). Times and openings change, so it is fresh for a minute only. */
export const cafesNear = (
  call: Client,
  place: SearchArea,
  destination: Destination,
  { searchRadius, openCafes, virtualLocation }: CafeSettings,
) => nearQuery(call, place, destination, searchRadius, openCafes, virtualLocation);

/** One cafe, or null when there is none of that id (CAFE-14). */
export const cafeById = defineQuery(
  'cafe',
  'details',
  async (call, [cafeId]: [cafeId: string]): Promise<Cafe | null> => {
    const [cafe] = (await call(cafeDetails, { params: { cafeId } })).cafeList;
    return cafe === undefined ? null : cafeFrom(cafe);
  },
  { staleTime: 10 * MINUTE },
);

const cafeFrom = (cafe: WireCafe): Cafe => ({
  cafeId: cafe.cafeId,
  name: cafe.name,
  phone: cafe.phoneNumber,
  street: cafe.address,
  city: cafe.city,
  state: cafe.countryDivision,
  postalCode: cafe.postalCode,
  timeZone: zoneOr(cafe.cafeTZ),
  isTimeZoneKnown: isTimeZone(cafe.cafeTZ),
  messages: cafe.messages,
  isRestricted: cafe.isRestricted,
  customizationsMaxAllowed: customizationsMax(cafe.cafeAttributes.customizationsMaxAllowed),
  services: {
    hasInCafePickup: cafe.hasInCafePickup,
    hasDelivery: cafe.hasDelivery,
    hasDineIn: cafe.hasDineIn,
    hasDriveThruPickup: cafe.hasDriveThruPickup,
    hasCurbside: cafe.hasCurbside,
  },
  slotting: slottingFrom(cafe.cafeFeatures, cafe.isVirtual),
  hasGiftCardTipping: isOn(cafe.cafeFeatures['giftCardTipping']),
  donations: cafe.enabledDonations.flatMap((cause) =>
    typeof cause === 'string' ? [] : [{ id: cause.donationId, name: cause.name, amounts: cause.amounts.map(centsFrom) }],
  ),
});

/** Returns a cafe of a search as the app has it. */
export const foundFrom = ({ cafeLocation: { latitude, longitude, distance }, ...cafe }: WireFoundCafe): FoundCafe => ({
  ...cafeFrom(cafe),
  latitude,
  longitude,
  distance,
  isOpen: cafe.isOpen,
  closesAt: cafe.closesAt?.slice(0, 16) ?? null,
  opensAt: cafe.opensAt?.slice(0, 16) ?? null,
  leadTime: cafe.leadTime ?? null,
});

type DaysRequest = { orderType: string; distance?: string; orderAmount: string; slotDays: string; skipOrderSlotting: string };

const daysQuery = defineQuery(
  'cafe',
  'slotDays',
  async (call, [cafeId, query]: [cafeId: string, query: DaysRequest]): Promise<OrderDays> => {
    const { days, leadTime, ...terms } = await call(timeSlots, { params: { cafeId }, query });
    const large = terms.largeOrderLeadTimes.map(({ minOrderAmount }) => centsFrom(minOrderAmount));
    return {
      days: days.map(({ date, open, close }) => ({ date, open, close })),
      leadTime: leadTime ?? null,
      largeFrom: large,
      terms: {
        deliveryMinimum: terms.minDeliveryPrice === undefined ? null : centsFrom(terms.minDeliveryPrice),
        deliveryProvider: terms.deliveryProvider ?? null,
        largeOrderMinimum: large.length === 0 ? null : Math.min(...large),
      },
    };
  },
  { staleTime: MINUTE },
);

/** On which days, how soon and on which terms a cafe takes orders (SLOTS-01). */
export const slotDays = (call: Client, { cafeId, ...asked }: DaysAsked, settings: CafeSettings) =>
  daysQuery(call, cafeId, {
    orderType: asked.destination.toLowerCase(),
    ...(asked.distance !== null && { distance: String(Math.round(asked.distance)) }),
    orderAmount: formatAmount(asked.orderAmount),
    slotDays: String(settings.slotDays),
    skipOrderSlotting: String(settings.skipOrderSlotting),
  });

type TimesRequest = { orderType: string; orderAmount: string; slotInterval: string; open: string; close: string; cafeTimeZone: string };

const timesQuery = defineQuery(
  'cafe',
  'slotsOfDay',
  async (call, [cafeId, slotDate, query]: [cafeId: string, slotDate: string, query: TimesRequest]): Promise<readonly Slot[]> => {
    const { slots } = await call(timeSlotsOfDay, { params: { cafeId, slotDate }, query });
    return slots.map(({ time, available }) => ({ at: time.slice(0, 16), isOpen: available }));
  },
  { staleTime: MINUTE },
);

/** The times of one day (SLOTS-02). */
export const slotsOfDay = (call: Client, { cafeId, timeZone, day, ...asked }: TimesAsked, settings: CafeSettings) =>
  timesQuery(call, cafeId, day.date, {
    orderType: asked.destination.toLowerCase(),
    orderAmount: formatAmount(asked.orderAmount),
    slotInterval: String(settings.slotIntervalMinutes),
    open: day.open,
    close: day.close,
    cafeTimeZone: timeZone,
  });

const formatAmount = (cents: number): string => (cents / 100).toFixed(2);

/** Hours of the week, with the end of curbside service; a day may have several rows (CAFE-11, C-01). */
export const hoursOf = defineQuery(
  'cafe',
  'hours',
  async (call, [cafeId]: [cafeId: string]): Promise<CurbsideHours> => {
    const { hours } = await call(storeHours, { params: { cafeId }, query: { multiple: 'true' } });
    return hours.map(({ dayOfWeek, endCurbsideService }) => ({ dayOfWeek, endCurbsideService }));
  },
  { staleTime: 10 * MINUTE },
);

/** Where a campus card is taken (CAFE-12). */
export const campusLocationsOf = defineQuery(
  'cafe',
  'campusLocations',
  async (call, [cafeId]: [cafeId: string]) => (await call(campusCardLocations, { params: { cafeId } })).locations,
  { staleTime: 10 * MINUTE },
);
