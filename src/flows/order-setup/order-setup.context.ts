import * as v from 'valibot';
import type { SearchArea } from '#domain/cafe/search-area.ts';
import { destinations } from '#domain/order/order.ts';
import { isTimeZone } from '#domain/time/cafe-time.ts';
import type { AddressSearchContext } from '#machines/address-search/address-search.types.ts';
import type { CafeSearchContext } from '#machines/cafe-search/cafe-search.types.ts';
import type { CafeSessionContext } from '#machines/cafe-session/cafe-session.types.ts';
import type { OrderSetupContext } from '#machines/order-setup/order-setup.types.ts';
import type { SlotsContext } from '#machines/slots/slots.types.ts';
import { SearchStartSchema } from '#src/app/storage/search-start.schema.ts';
import { DeliveryAddressSchema, OrderCafeSchema, ScheduleSchema, SetUpOrderSchema } from '#src/app/storage/browser-state.schema.ts';

const text = v.string();
const timeZone = v.pipe(text, v.check(isTimeZone));
const yes = v.boolean();
const maybeText = v.nullable(text);
const maybeNumber = v.nullable(v.number());
const destination = v.picklist(destinations);
const place: v.GenericSchema<unknown, SearchArea> = v.union([
  v.object({ kind: v.literal('address'), address: text }),
  v.object({ kind: v.literal('point'), latitude: v.number(), longitude: v.number() }),
]);
const typedAddress = v.object({ text, line2: text, instructions: text });
const cafeFeatures = { nightHours: yes, campusCard: yes, skipOrderSlotting: yes };

export const OrderSetupContextSchema: v.GenericSchema<unknown, OrderSetupContext> = v.object({
  destination: v.nullable(destination),
  cafeId: maybeText,
  isGroup: yes,
  start: v.nullable(SearchStartSchema),
  previous: v.nullable(SetUpOrderSchema),
  needsSignIn: yes,
  isGuestAllowed: yes,
  features: v.object({ ...cafeFeatures, geolocationApi: yes }),
  draft: v.object({
    destination: v.nullable(destination),
    cafe: v.nullable(OrderCafeSchema),
    address: v.nullable(DeliveryAddressSchema),
    schedule: v.nullable(ScheduleSchema),
    tableNumber: maybeNumber,
  }),
  isSlotted: yes,
  distance: maybeNumber,
  chosenCafeId: maybeText,
  place: v.nullable(place),
  correctedFrom: v.nullable(destination),
  isStartChecked: yes,
  typedAddress,
  typedTable: text,
  lastDestination: v.nullable(destination),
});

const CafeSearchContextSchema: v.GenericSchema<unknown, CafeSearchContext> = v.object({
  destination,
  place: v.nullable(place),
  start: v.nullable(SearchStartSchema),
  canLocate: yes,
  suggestion: maybeText,
  typed: text,
});

const AddressSearchContextSchema: v.GenericSchema<unknown, AddressSearchContext> = v.object({
  typed: typedAddress,
  isChecked: yes,
  address: v.nullable(v.object({ address1: text, city: text, state: text, postalCode: text, country: text, formattedAddress: text })),
  cafe: v.nullable(v.object({ cafeId: text, distance: v.number() })),
});

const service = v.optional(yes);
const terms = { deliveryMinimum: maybeNumber, deliveryProvider: maybeText, largeOrderMinimum: maybeNumber };
const CafeSessionContextSchema: v.GenericSchema<unknown, CafeSessionContext> = v.object({
  cafeId: text,
  destination,
  distance: maybeNumber,
  features: v.object(cafeFeatures),
  details: v.nullable(
    v.object({
      cafe: v.object({
        id: text,
        name: text,
        timeZone,
        phone: text,
        address: text,
        customizationsMaxAllowed: v.number(),
        donations: v.exactOptional(v.array(v.object({ id: text, name: text, amounts: v.array(v.number()) }))),
        pickupWays: v.exactOptional(v.array(destination)),
      }),
      services: v.object({
        hasInCafePickup: service,
        hasDelivery: service,
        hasDineIn: service,
        hasDriveThruPickup: service,
        hasCurbside: service,
      }),
      slotting: v.object({ isVirtual: yes, isSkipped: yes }),
      isTimeZoneKnown: yes,
    }),
  ),
  terms: v.object(terms),
});

const pickedTime = v.nullable(v.object({ day: text, at: text }));
const SlotsContextSchema: v.GenericSchema<unknown, SlotsContext> = v.object({
  cafeId: text,
  timeZone,
  destination,
  isSlotted: yes,
  distance: maybeNumber,
  days: v.array(text),
  day: maybeText,
  without: v.array(text),
  passed: v.array(text),
  leadMinutes: maybeNumber,
  picked: pickedTime,
  suggested: pickedTime,
  orderAmount: v.number(),
});

/** Contexts of the flows inside the order setup, by `src`. */
export const insideOrderSetup = {
  cafeSearch: CafeSearchContextSchema,
  addressSearch: AddressSearchContextSchema,
  cafeSession: CafeSessionContextSchema,
  slots: SlotsContextSchema,
};
