import type { Cents } from '../money/money.ts';
import type { OrderCafe } from '../order/order.ts';

/** The least amount, in cents, and the minutes that the kitchen then needs (SLOTS-05 to -07); the largest first. */
const catering = [
  { from: 50_000, minutes: 120 },
  { from: 20_000, minutes: 90 },
  { from: 7_500, minutes: 60 },
] as const;

/** Amounts, in cents, from which on a catering order takes longer (SLOTS-05 to -07). */
export const cateringAmounts: readonly Cents[] = catering.map(({ from }) => from);

/** Minutes that a catering order of this amount needs; 0 where none is stated (SLOTS-05 to -08, E-31). */
export const cateringLeadMinutes = (amount: Cents): number => catering.find(({ from }) => amount >= from)?.minutes ?? 0;

/** What says how long an order takes. */
export interface OrderSize {
  /** Orders go out as CATERING_WEB. */
  readonly isCatering: boolean;
  /** What the kitchen makes, in cents. */
  readonly amount: Cents;
}

/** Minutes that an order needs by its amount, whatever the kitchen names; 0 for any but a large catering order (SLOTS-05 to -08, AMB-21). */
export const neededMinutes = ({ isCatering, amount }: OrderSize): number => (isCatering ? cateringLeadMinutes(amount) : 0);

/**
 * Returns the minutes of an order as soon as possible: of a catering order the larger of what the kitchen names and what its amount needs
 * (SLOTS-05 to -08, AMB-21); null while the kitchen takes none.
 * @param leadTime Minutes that the kitchen names.
 */
export const leadMinutesFor = (leadTime: number | null, size: OrderSize): number | null =>
  leadTime === null ? null : Math.max(leadTime, neededMinutes(size));

/**
 * Returns whether an order counts as large, so that its time is judged before its checkout: by the least amount that its cafe names (CAFE-10),
 * or as a catering order that needs minutes of its own (SLOTS-05 to -07, AMB-21).
 */
export const isLargeOrder = ({ largeOrderMinimum }: Pick<OrderCafe, 'largeOrderMinimum'>, size: OrderSize): boolean =>
  (largeOrderMinimum !== null && size.amount >= largeOrderMinimum) || neededMinutes(size) > 0;
