import * as v from 'valibot';
import { noCampaignParams, type CampaignParams } from '#domain/navigation/query.ts';
import { destinations, type DeliveryAddress, type OrderCafe, type Schedule, type SetUpOrder } from '#domain/order/order.ts';
import { isDateTime, isTimeZone } from '#domain/time/cafe-time.ts';

const Text = v.string();

export const OrderCafeSchema: v.GenericSchema<unknown, OrderCafe> = v.object({
  id: v.pipe(Text, v.nonEmpty()),
  name: Text,
  timeZone: v.pipe(Text, v.check(isTimeZone)),
  phone: Text,
  address: Text,
  customizationsMaxAllowed: v.number(),
  deliveryMinimum: v.nullable(v.number()),
  deliveryProvider: v.nullable(Text),
  largeOrderMinimum: v.nullable(v.number()),
  donations: v.exactOptional(v.array(v.object({ id: Text, name: Text, amounts: v.array(v.number()) }))),
  pickupWays: v.exactOptional(v.array(v.picklist(destinations))),
});
export const DeliveryAddressSchema: v.GenericSchema<unknown, DeliveryAddress> = v.object({
  address1: Text,
  address2: Text,
  city: Text,
  state: Text,
  postalCode: Text,
  country: Text,
  formattedAddress: Text,
  // An order that was set up before there were any has none.
  instructions: v.optional(Text, ''),
});
export const ScheduleSchema: v.GenericSchema<unknown, Schedule> = v.union([
  v.object({ priority: v.literal('ASAP'), leadMinutes: v.pipe(v.number(), v.minValue(0)) }),
  v.object({ priority: v.literal('LATER'), at: v.pipe(Text, v.regex(v.ISO_DATE_TIME_REGEX), v.check(isDateTime)) }),
]);

/** An order in hand, as it is stored. */
export const SetUpOrderSchema: v.GenericSchema<unknown, SetUpOrder> = v.object({
  destination: v.picklist(destinations),
  cafe: OrderCafeSchema,
  address: v.nullable(DeliveryAddressSchema),
  schedule: ScheduleSchema,
  tableNumber: v.nullable(v.number()),
  specialInstructions: v.pipe(Text, v.maxLength(120)),
  isGroup: v.boolean(),
});

/** What is read back and written under each key (GEN-20): a value of another shape counts as absent. */
export const User = v.object({ isContinuedGuest: v.boolean() });
export const OrderSetup = v.object({ order: v.nullable(SetUpOrderSchema), previous: v.nullable(SetUpOrderSchema) });
/** What addresses have asked for that is to be used later. */
export const APPLICATION_KEY = 'application';
export const Application: v.GenericSchema<unknown, CampaignParams> = v.object({
  discountCode: v.nullable(Text),
  regReferrer: v.nullable(Text),
  regCampaign: v.nullable(Text),
  promoCode: v.nullable(Text),
  homeCafeId: v.nullable(Text),
  ref: v.nullable(Text),
});
/** The cart that was placed last, and whose order it is: the id of a customer; null: a guest's. */
export const ActiveOrder = v.object({ cartId: v.nullable(Text), customerId: v.nullable(Text) });
export const Session = v.object({ isSignedIn: v.boolean() });
export const UiState = v.object({ hasSeenWelcome: v.boolean() });

/** What the server said last time of what is switched on (FLAGS-30); the page of an earlier version may have known others. */
export const FEATURES_KEY = 'features';
export const LastFeatures = v.record(Text, v.boolean());

export const nothingStored = {
  user: { isContinuedGuest: false },
  orderSetup: { order: null, previous: null },
  application: noCampaignParams,
  activeOrder: { cartId: null, customerId: null },
  uiState: { hasSeenWelcome: false },
  features: {},
} as const;
