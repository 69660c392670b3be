import type { Cents } from '../money/money.ts';

/** A price that a rule has put in the place of the menu's (PRICING-02). */
export interface PriceOverride {
  /** Of one, in cents, as the menu has it. */
  readonly originalPrice: Cents;
  /** Of one, in cents, as it is now. */
  readonly adjPrice: Cents;
  /** Names of the rules that did so, for the guest. */
  readonly rules: readonly string[];
}

/** Overrides by item id. */
export type PriceOverrides = Readonly<Record<string, PriceOverride>>;

/** What holds without dynamic pricing, and after a call that failed (PRICING-03). */
export const noOverrides: PriceOverrides = {};

/** Returns the override of an item where it costs something else than the menu says; null: the menu's price holds. */
export const overrideOf = (overrides: PriceOverrides, itemId: string): PriceOverride | null => {
  const override = overrides[itemId];
  return override === undefined || override.adjPrice === override.originalPrice ? null : override;
};
