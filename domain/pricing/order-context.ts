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
  readonly cart: { readonly cartId: string; readonly items: readonly { readonly itemId: string; readonly quantity: number }[] } | null;
  readonly customer: PricingCustomer | null;
  readonly isMember: boolean;
}

/** Returns what the prices of an order depend on; equal for what no price depends on, such as a note to the kitchen (PRICING-01, CART-08). */
export const pricingContext = ({ order: { cafe, destination, schedule }, cart, customer, isMember }: InHand): PricingContext => ({
  cafeId: cafe.id,
  destination,
  priority: schedule.priority,
  orderFulfillmentDT: schedule.priority === 'LATER' ? schedule.at : null,
  isMember,
  customer: isMember ? customer : null,
  cartId: cart?.cartId ?? null,
  items: (cart?.items ?? []).map(({ itemId, quantity }) => ({ itemId, quantity })),
});

/** Whether two contexts have the same prices. That the cart has a number now changes none (CART-08). */
export const isSameContext = (one: PricingContext | null, other: PricingContext): boolean =>
  one !== null && isSameValue({ ...one, cartId: null }, { ...other, cartId: null });

/** Whether prices of one context may stand while those of the next are asked for: only what is in the cart differs. */
export const isSamePlace = (one: PricingContext | null, other: PricingContext): boolean =>
  one !== null && isSameContext({ ...one, items: [] }, { ...other, items: [] });
