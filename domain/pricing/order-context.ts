import { wantedBy } from '../menu/wanted.ts';
import { isSameValue } from '../same-value.ts';
import type { Destination, SetUpOrder } from '../order/order.ts';

/** The member whom a price is for, with what they subscribe to. */
export interface PricingCustomer {
  readonly id: string;
  readonly loyaltyNum: string | null;
  readonly subscriptions: readonly {
    readonly programId: string;
    readonly programOptionId: string | null;
    readonly eligibleRedemptionCodes: readonly string[];
  }[];
}

/** What dynamic prices depend on (PRICING-01). */
export interface PricingContext {
  readonly cafeId: string;
  readonly destination: Destination;
  readonly priority: 'ASAP' | 'LATER';
  /** Cafe-local, `YYYY-MM-DDTHH:mm`; null: as soon as possible. */
  readonly orderFulfillmentDT: string | null;
  /** When an order as soon as possible is ready, cafe-local, to the minute: a rule may have hours (SLOTS-10). Null: it has a time of its own. */
  readonly asapAt: string | null;
  /** Signed in: a price may depend on it, so that signing in asks anew (PRICING-05). */
  readonly isMember: boolean;
  /** Null: a guest, or prices that do not depend on who orders (PRICING-04). */
  readonly customer: PricingCustomer | null;
  /** Null before the first line. */
  readonly cartId: string | null;
  readonly items: readonly { readonly itemId: string; readonly quantity: number }[];
}

interface InHand {
  readonly order: SetUpOrder;
  /** The cafe-local time of now. */
  readonly now: string;
  readonly cart: { readonly cartId: string; readonly items: readonly { readonly itemId: string; readonly quantity: number }[] } | null;
  readonly customer: PricingCustomer | null;
  readonly isMember: boolean;
}

/** Returns what the prices of an order depend on; equal for what no price depends on, such as a note to the kitchen (PRICING-01, CART-08). */
export const pricingContext = ({ order, now, cart, customer, isMember }: InHand): PricingContext => ({
  cafeId: order.cafe.id,
  destination: order.destination,
  priority: order.schedule.priority,
  orderFulfillmentDT: order.schedule.priority === 'LATER' ? order.schedule.at : null,
  asapAt: order.schedule.priority === 'ASAP' ? wantedBy(order, now).at : null,
  isMember,
  customer: isMember ? customer : null,
  cartId: cart?.cartId ?? null,
  items: (cart?.items ?? []).map(({ itemId, quantity }) => ({ itemId, quantity })),
});

/** Whether two contexts have the same prices. That the cart has a number now changes none (CART-08). */
export const isSameContext = (one: PricingContext | null, other: PricingContext): boolean =>
  one !== null && isSameValue({ ...one, cartId: null }, { ...other, cartId: null });

/** Whether prices of one context may stand while those of the next are asked for: only what is in the cart differs, or time has passed. */
export const isSamePlace = (one: PricingContext | null, other: PricingContext): boolean =>
  one !== null && isSameContext({ ...one, items: [], asapAt: null }, { ...other, items: [], asapAt: null });
