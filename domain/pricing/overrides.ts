import type { MenuPlacard } from '../menu/menu.ts';
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

/** Returns what one of a size costs, in cents, with what rules have changed. */
export const priceUnder = (overrides: PriceOverrides, { itemId, price }: { readonly itemId: string; readonly price: Cents }): Cents =>
  overrideOf(overrides, itemId)?.adjPrice ?? price;

/** Returns a card of the menu with the prices that rules have changed; the card itself where they have changed none of it. */
export function withOverrides(placard: MenuPlacard, overrides: PriceOverrides): MenuPlacard {
  if (placard.items.every(({ itemId }) => overrideOf(overrides, itemId) === null)) return placard;
  return {
    ...placard,
    items: placard.items.map((item) => ({ ...item, price: priceUnder(overrides, item) })),
  };
}
