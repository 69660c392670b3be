import type { Cents } from '../money/money.ts';

/** What the checkout says about an order; what is left out stays as it is. */
export interface OrderDetails {
  /** In cents. */
  readonly tip?: Cents;
  /** A later time to order for, cafe-local. */
  readonly at?: string;
  /** Words for the cafe. */
  readonly specialInstructions?: string;
  /** Without utensils and napkins. */
  readonly goGreen?: boolean;
  /** Number of the spot at the curb; null: none is known. */
  readonly parkingSpot?: string | null;
  /** Who the order is for; the phone in digits. */
  readonly customer?: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
    /** News and offers by email, and the version of the words that were agreed to; null: none were. */
    readonly eMarketable?: boolean;
    readonly eMarketableVersion?: string | null;
  };
  /** Phone for the driver, in digits. */
  readonly deliveryPhone?: string;
}
