import type { Cents } from '../money/money.ts';

/** A discount or reward in a cart (DISC-03, DISC-04). */
export interface AppliedDiscount {
  /** What it is removed by. */
  readonly code: string;
  /** What it does, in the bakery's words; null: it did not say. */
  readonly name: string | null;
  readonly isReward: boolean;
  /** How many times it is used; one or more. */
  readonly quantity: number;
  /** What it takes off, at least 0; null: the bakery did not say by itself. */
  readonly amount: Cents | null;
}

/** Whether a code is in the cart. */
export const isApplied = (discounts: readonly AppliedDiscount[], code: string): boolean => discounts.some((each) => each.code === code);

/** A line of the totals: what a discount takes off, or all of them together where `discount` is null. */
export interface DiscountLine {
  readonly discount: AppliedDiscount | null;
  readonly amount: Cents;
}

/**
 * What is taken off, `sum` in cents: by discount where their amounts are all known and add up to it, else the sum alone. Nothing where that is 0
 * (CHECKOUT-04).
 */
export function discountLines(discounts: readonly AppliedDiscount[], sum: Cents): readonly DiscountLine[] {
  if (sum === 0) return [];
  const lines = discounts.flatMap((discount) => (discount.amount === null ? [] : { discount, amount: discount.amount }));
  const isWhole = lines.length === discounts.length && lines.reduce((all, { amount }) => all + amount, 0) === sum;
  return isWhole ? lines.filter(({ amount }) => amount > 0) : [{ discount: null, amount: sum }];
}

/** What applying one more would have to take the place of: of its own kind if there is one, else the one that was applied last. */
export const inTheWay = (discounts: readonly AppliedDiscount[], isReward: boolean): AppliedDiscount | null =>
  discounts.findLast((each) => each.isReward === isReward) ?? discounts.at(-1) ?? null;
