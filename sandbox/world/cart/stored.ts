import * as v from 'valibot';
import { CartItemRequest } from '#contract/cart-item.ts';
import { Cart, CartCustomer, DeliveryInfo } from '#contract/cart-entity.ts';
import { destinations, type Destination } from '#domain/order/order.ts';

/** `isSwapped`: for one without the changes that were asked for. */
const Line = v.object({ sequenceNum: v.number(), asked: CartItemRequest, isSwapped: v.exactOptional(v.literal(true)) });

/** A cart as the bakery keeps it: what was asked for, never a price. `placed` is the cart as it was when it became an order. */
export const StoredCart = v.object({
  cartId: v.string(),
  cafeId: v.string(),
  destination: v.picklist(destinations),
  priority: v.picklist(['ASAP', 'LATER']),
  /** Cafe-local; of an order as soon as possible the time that was asked for last, null where none was. */
  fulfilment: v.nullable(v.string()),
  tableNumber: v.nullable(v.number()),
  specialInstructions: v.string(),
  parkingSpot: v.nullable(v.string()),
  goGreen: v.boolean(),
  clientType: v.string(),
  appVersion: v.string(),
  orderStart: v.nullable(v.string()),
  tipCents: v.number(),
  lines: v.array(Line),
  nextSequenceNum: v.number(),
  /** Its lines have the prices of the bakery's rules (PRICING-06). */
  isDynamicallyPriced: v.optional(v.boolean(), false),
  /** Its member has a coffee subscription. */
  isSubscriber: v.optional(v.boolean(), false),
  discountCodes: v.array(v.string()),
  donations: v.array(v.object({ donationId: v.string(), name: v.string(), cents: v.number() })),
  hasCheckedOut: v.boolean(),
  /** Id of the request that created the cart; null where it had none. */
  createdBy: v.optional(v.nullable(v.string()), null),
  /** Ids of the changes applied last, so that a repeated request changes nothing. */
  changeIds: v.optional(v.array(v.string()), []),
  customer: v.nullable(CartCustomer),
  deliveryInfo: v.nullable(DeliveryInfo),
  placed: v.nullable(Cart),
});
export type StoredCart = v.InferOutput<typeof StoredCart>;
export type StoredLine = v.InferOutput<typeof Line>;

/** What the carts must know of a cafe. */
export interface ServingCafe {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly timeZone: string;
  /** Two letters, for tax. */
  readonly state: string;
  readonly customizationsMaxAllowed: number;
  /** How long the kitchen takes as it is. */
  readonly leadMinutes: number;
  readonly destinations: readonly Destination[];
  readonly minDeliveryCents: number;
  /** Empty when the cafe's own drivers deliver. */
  readonly deliveryProvider: string;
  readonly donations: readonly { readonly donationId: string; readonly name: string }[];
}

/** A cart in its cafe at a moment; `now` is cafe-local, `YYYY-MM-DDTHH:mm`. */
export interface CafeNow {
  readonly cafe: ServingCafe;
  readonly now: string;
}

const spellings: Readonly<Record<string, Destination>> = { TABLE: 'DINEIN', DRIVETHRU: 'DRIVE_THRU' };

/** Any spelling of the wire as an ordering code; pickup when it is none (GEN-04, AMB-01). */
export const destinationOf = (spelled: string | null | undefined): Destination =>
  destinations.find((code) => code === spelled) ?? spellings[spelled ?? ''] ?? 'RPU';
