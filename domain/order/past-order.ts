import type { Cents } from '../money/money.ts';

/** An order of before (PROFILE-05). */
export interface PastOrder {
  readonly orderId: string;
  /** As the guest reads it. */
  readonly orderNumber: string;
  /** ISO, with zone. */
  readonly placedAt: string;
  readonly cafeName: string;
  readonly totalPrice: Cents;
  /** Names. */
  readonly items: readonly string[];
}
