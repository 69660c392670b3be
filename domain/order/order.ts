import type { Donation } from '../donation/donation.ts';

/** How the guest gets the food (GEN-02): the five ordering codes of the wire. */
export const destinations = ['RPU', 'DELIVERY', 'DINEIN', 'DRIVE_THRU', 'CURBSIDE'] as const;
export type Destination = (typeof destinations)[number];

/** What the order must know of its cafe wherever the guest goes next. Small on purpose: everything else is read when needed. */
export interface OrderCafe {
  readonly id: string;
  readonly name: string;
  /** An IANA time zone; every time of an order is read in it. */
  readonly timeZone: string;
  readonly phone: string;
  /** Street and town on one line. */
  readonly address: string;
  /** Most customizations of one item (PRODUCT-05). */
  readonly customizationsMaxAllowed: number;
  /** The least a delivery must come to, in cents (CAFE-09). */
  readonly deliveryMinimum: number | null;
  /** Who brings it (CAFE-09). */
  readonly deliveryProvider: string | null;
  /** From this amount, in cents, an order counts as large (CAFE-10). */
  readonly largeOrderMinimum: number | null;
  /** What it collects for (CAFE-07); left out: nothing, or the order was set up before that was known. */
  readonly donations?: readonly Donation[];
  /** Ways to pick an order up there; left out: there is one at most, or the order was set up before they were known. */
  readonly pickupWays?: readonly Destination[];
}

/** An address as geocoding found it. */
export interface GeocodedAddress {
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
  readonly formattedAddress: string;
}

/** Where a delivery goes, with what geocoding does not look up. */
export interface DeliveryAddress extends GeocodedAddress {
  readonly address2: string;
  /** For the driver; empty where there are none (ORD-SETUP-24). */
  readonly instructions: string;
}

/** When: as soon as the kitchen can, or at a cafe-local time `YYYY-MM-DDTHH:mm`. */
export type Schedule = { readonly priority: 'ASAP'; readonly leadMinutes: number } | { readonly priority: 'LATER'; readonly at: string };

/** A set-up order: the result of the wizard, used by menu, cart and checkout (ORD-SETUP-24). */
export interface SetUpOrder {
  readonly destination: Destination;
  readonly cafe: OrderCafe;
  /** Only for DELIVERY. */
  readonly address: DeliveryAddress | null;
  readonly schedule: Schedule;
  /** Only for DINEIN; above 0. */
  readonly tableNumber: number | null;
  /** At most 120 characters (ORD-SETUP-25). */
  readonly specialInstructions: string;
  readonly isGroup: boolean;
}

/** The order in hand, and the one before it; null: there is none. */
export interface InHand {
  readonly order: SetUpOrder | null;
  readonly previous: { readonly cafe: OrderCafe } | null;
}

/** Returns the cafe of the order in hand, else of the last one; null: there is neither. */
export const cafeIn = ({ order, previous }: InHand): OrderCafe | null => order?.cafe ?? previous?.cafe ?? null;
