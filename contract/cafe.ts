import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { CafeDate, CafeDateTime, Id, Money, Time } from './wire.ts';

const Features = v.record(v.string(), v.union([v.boolean(), v.string()]));

/** One day of the week at a cafe. */
export const CafeHours = v.looseObject({
  /** `MONDAY` … `SUNDAY`. */
  dayOfWeek: v.string(),
  openTime: v.optional(Time),
  /** A close before the opening is on the next day. */
  closeTime: v.optional(Time),
  endCurbsideService: v.optional(Time),
});

/** A bakery-cafe with all that is known of it (CAFE-07). */
export const Cafe = v.looseObject({
  cafeId: Id,
  name: v.string(),
  phoneNumber: v.string(),
  address: v.string(),
  city: v.string(),
  countryDivision: v.string(),
  postalCode: v.string(),
  cafeTZ: v.string(),
  isVirtual: v.optional(v.boolean(), false),
  isRestricted: v.optional(v.boolean(), false),
  cafeFeatures: v.optional(Features, {}),
  cafeAttributes: v.optional(v.looseObject({ customizationsMaxAllowed: v.optional(v.number()) }), {}),
  messages: v.optional(v.array(v.string()), []),
  /** Causes that guests can give to; one that is named by its id alone is not offered. `amounts` are offered, in dollars. */
  enabledDonations: v.optional(
    v.array(v.union([Id, v.looseObject({ donationId: Id, name: v.string(), amounts: v.optional(v.array(Money), []) })])),
    [],
  ),
  hasInCafePickup: v.optional(v.boolean(), false),
  hasDelivery: v.optional(v.boolean(), false),
  hasDineIn: v.optional(v.boolean(), false),
  hasDriveThruPickup: v.optional(v.boolean(), false),
  hasCurbside: v.optional(v.boolean(), false),
  hours: v.optional(v.array(CafeHours), []),
});
export type Cafe = v.InferOutput<typeof Cafe>;

/** A cafe in a list of results: the cafe, its distance, and its status now (CAFE-20). */
export const FoundCafe = v.looseObject({
  ...Cafe.entries,
  cafeLocation: v.looseObject({ latitude: v.number(), longitude: v.number(), /** Meters from where was searched. */ distance: v.number() }),
  isOpen: v.optional(v.boolean(), false),
  /** When it closes, or opens next, cafe-local; null when neither is known. */
  closesAt: v.optional(v.nullable(CafeDateTime), null),
  opensAt: v.optional(v.nullable(CafeDateTime), null),
  /** Minutes until an order as soon as possible is ready. */
  leadTime: v.optional(v.number()),
});
export type FoundCafe = v.InferOutput<typeof FoundCafe>;

/** C-05 (CAFE-07, CAFE-14): an empty list means that there is no such cafe. */
export const cafeDetails = endpoint({
  name: 'cafe.details',
  method: 'get',
  path: '/cafe/details/{cafeId}',
  access: 'public',
  answer: v.looseObject({ cafeList: v.array(Cafe) }),
});

const radius = v.pipe(v.number(), v.gtValue(0));
const narrowed = { orderType: v.optional(v.string()), virtualLocation: v.optional(v.boolean()) };

/** C-07 (CAFE-16 to -20): by address, by a comma list of ids, or around a point. The radius is in miles. */
export const cafeSearch = endpoint({
  name: 'cafe.search',
  method: 'post',
  path: '/cafe/search',
  access: 'public',
  query: v.looseObject({ openCafes: v.optional(v.string()) }),
  body: v.union([
    v.object({ address: v.pipe(v.string(), v.nonEmpty()), radius, ...narrowed }),
    v.object({ cafeIds: v.pipe(v.string(), v.nonEmpty()), ...narrowed }),
    v.object({ latitude: v.number(), longitude: v.number(), delivery: v.boolean(), radius, ...narrowed }),
  ]),
  answer: v.looseObject({ cafeList: v.array(FoundCafe) }),
});

/** C-03 (SLOTS-01, SLOTS-03): on which days the cafe takes orders, how soon, and on which terms. */
export const timeSlots = endpoint({
  name: 'cafe.slots',
  method: 'get',
  path: '/cafe/{cafeId}/time/slots',
  access: 'public',
  query: v.looseObject({
    orderType: v.string(),
    distance: v.optional(v.string()),
    orderAmount: v.optional(v.string()),
    slotDays: v.string(),
    skipOrderSlotting: v.optional(v.string()),
  }),
  answer: v.looseObject({
    cafeFeatures: v.optional(Features, {}),
    minDeliveryPrice: v.optional(Money),
    deliveryProvider: v.optional(v.string()),
    largeOrderLeadTimes: v.optional(v.array(v.looseObject({ minOrderAmount: Money, leadTime: v.optional(v.number()) })), []),
    currentCafeTime: CafeDateTime,
    /** Minutes; absent while the kitchen takes no order as soon as possible. */
    leadTime: v.optional(v.number()),
    days: v.array(v.looseObject({ date: CafeDate, open: Time, close: Time })),
  }),
});

/** C-04 (SLOTS-02): the times of one day. */
export const timeSlotsOfDay = endpoint({
  name: 'cafe.slots.day',
  method: 'get',
  path: '/cafe/{cafeId}/time/slots/date/{slotDate}',
  access: 'public',
  query: v.looseObject({
    orderType: v.string(),
    orderAmount: v.optional(v.string()),
    slotInterval: v.string(),
    open: v.optional(v.string()),
    close: v.optional(v.string()),
    cafeTimeZone: v.optional(v.string()),
  }),
  answer: v.looseObject({ slots: v.array(v.looseObject({ time: CafeDateTime, available: v.boolean() })) }),
});

/** C-01 (CAFE-11): hours of the week, with the end of curbside service. */
export const storeHours = endpoint({
  name: 'cafe.hours',
  method: 'get',
  path: '/cafe/{cafeId}/storeHours',
  access: 'public',
  query: v.looseObject({ multiple: v.optional(v.string()) }),
  answer: v.looseObject({ hours: v.array(CafeHours) }),
});

/** A school whose campus cards pay; `accountPaymentTypes` are ids of payment types, the one that pays first (PAYSTORED-15). */
const Institution = v.looseObject({
  institutionId: Id,
  institutionName: v.string(),
  programName: v.optional(v.string(), ''),
  accountPaymentTypes: v.optional(v.array(v.number()), []),
});

/** C-02 (CAFE-12): the schools whose campus cards a cafe takes. */
export const campusCardLocations = endpoint({
  name: 'cafe.campusCards',
  method: 'get',
  path: '/cafe/{cafeId}/campus-card-locations',
  access: 'public',
  answer: v.looseObject({ locations: v.array(Institution) }),
});
