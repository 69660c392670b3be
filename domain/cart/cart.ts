import type { Cents } from '../money/money.ts';
import type { SummaryDestination } from '../order/destination.ts';
import type { GivenDonation } from '../donation/donation.ts';
import type { AppliedDiscount } from '../discount/applied.ts';
import type { CartLineRequest, LineChild } from './line.ts';

/** A part of a combo as the server keeps and prices it (COMBO-11, CART-29). */
export interface CartChild extends LineChild {
  /** Empty where the item has none. */
  readonly size: string;
  readonly imgKey: string | null;
  /** What it adds to the combo. */
  readonly price: Cents;
}

/** A line of the cart as the server keeps and prices it (CART-29). */
export interface CartItem extends CartLineRequest {
  readonly sequenceNum: number;
  readonly imgKey: string | null;
  /** Empty where the item has none. */
  readonly size: string;
  readonly children: readonly CartChild[];
  /** Price of one with its parts (CART-14). */
  readonly amount: Cents;
  /** `amount` × `quantity`. */
  readonly totalPrice: Cents;
  /** The server marks it as one that cannot be ordered (CART-24). */
  readonly isUnavailable: boolean;
  /** Numbers of the lines that are the same but for their count, as the server says (CART-29); left out: there are none. */
  readonly duplicateSequenceNums?: readonly number[];
  /** Id of the change that made the line what it is, as the server echoes it; null: no echo. */
  readonly changeId: string | null;
}

/** Destination, time and totals of a cart (CART-31); null: the server did not say. Times are cafe-local, with or without seconds. */
export interface CartSummary {
  readonly destination: SummaryDestination | null;
  readonly priority: 'ASAP' | 'LATER' | null;
  readonly orderFulfillmentDT: string | null;
  readonly currentCafeTime: string | null;
  /** Minutes. */
  readonly leadTime: number | null;
  readonly subTotal: Cents | null;
  /** Null until checkout has asked for it (CHECKOUT-04). */
  readonly tax: Cents | null;
  readonly tip: Cents | null;
  readonly discount: Cents | null;
  readonly totalPrice: Cents | null;
  /** The number of the spot for curbside (CHECKOUT-08). */
  readonly parkingSpot: string | null;
  /** Without utensils and napkins. */
  readonly goGreen: boolean | null;
  /** Words for the cafe; left out: the server did not say. */
  readonly specialInstructions?: string | null;
}

/** Why a line could not be taken as asked: with `maximumAllowed` a quantity limit (QTY-04, QTY-05), else an alert (CART-24). */
export interface CartException {
  readonly i18nKey: string;
  readonly itemId: string | null;
  readonly name: string | null;
  /** Null where the line is not in the cart. */
  readonly sequenceNum: number | null;
  readonly maximumAllowed: number | null;
}

/** Status of an order (GEN-17). */
type CartStatus = 'IN_PROGRESS' | 'CHECKEDOUT' | 'SUBMITTED';

/** The whole cart (CART-28). */
export interface Cart {
  readonly cartId: string;
  readonly cartStatus: CartStatus;
  readonly cartSummary: CartSummary;
  /** `pagerNum` is the table number of a dine-in order. */
  readonly cafes: readonly { readonly id: string; readonly pagerNum: number | null }[];
  readonly items: readonly CartItem[];
  readonly exceptions: readonly CartException[];
  /** What the server has to offer to it, by names of programs, for analytics (UPSELL-04); null: nothing, or the server did not say. */
  readonly upsell: { readonly programs: readonly string[] } | null;
  /** Codes and rewards that are applied, in order (DISC-03). */
  readonly discounts: readonly AppliedDiscount[];
  readonly donations: readonly GivenDonation[];
  /** Carts of the guests of a group. */
  readonly childCarts: readonly { readonly cartStatus: CartStatus; readonly items: readonly { readonly quantity: number }[] }[];
  /** Who it is for. `phone`: digits. `eMarketable`: they asked for news and offers by email (CART-30); left out: they were not asked. */
  readonly customer:
    | (Readonly<Record<'firstName' | 'lastName' | 'email' | 'phone', string | null>> & { readonly eMarketable?: boolean | null })
    | null;
  readonly deliveryInfo: {
    readonly address1: string | null;
    readonly address2: string | null;
    readonly city: string | null;
    readonly postalCode: string | null;
    /** For the driver; left out: the server did not say. */
    readonly instructions?: string | null;
    readonly phone?: string | null;
  } | null;
  /** The numbers of the order; null until it is placed. */
  readonly orderId: string | null;
  readonly maskedOrderId: string | null;
}
