import type { Cents } from '../money/money.ts';
import type { ActiveOrder } from './active-orders.ts';

/** An order of before (PROFILE-05). */
export interface PastOrder {
  readonly orderId: string;
  /** As the guest reads it. */
  readonly orderNumber: string;
  /** An instant that a date can be read from; null where the server's cannot. */
  readonly placedAt: string | null;
  readonly cafeName: string;
  readonly totalPrice: Cents;
  /** Names. */
  readonly items: readonly string[];
  /** What it is followed by, while it is not over; null where the server does not say so much of it (ACTIVE-05). */
  readonly active: ActiveOrder | null;
}
