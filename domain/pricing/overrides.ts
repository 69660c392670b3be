import type { CartChild, CartItem } from '../cart/cart.ts';
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

/** Returns a card of the menu with the prices that rules have changed; the card itself where they have changed none of it. */
export function withOverrides(placard: MenuPlacard, overrides: PriceOverrides): MenuPlacard {
  if (placard.items.every(({ itemId }) => overrideOf(overrides, itemId) === null)) return placard;
  return {
    ...placard,
    items: placard.items.map((item) => ({ ...item, price: overrideOf(overrides, item.itemId)?.adjPrice ?? item.price })),
  };
}

/** What is read of a line: its price with its parts, and what each of these adds. */
type PricedLine = Pick<CartItem, 'itemId' | 'amount' | 'quantity'> & { readonly children: readonly Pick<CartChild, 'price'>[] };

/**
 * Returns what a line of the cart would cost by the menu, with what its parts add, in cents; null where no rule has changed it, and where its server
 * does not charge what the rules say: a cart from before they applied, or a line with changes of its own (PRICING-02).
 */
export function wasTotal(overrides: PriceOverrides, { itemId, amount, quantity, children }: PricedLine): Cents | null {
  const override = overrideOf(overrides, itemId);
  const added = children.reduce((sum, { price }) => sum + price, 0);
  return override === null || override.adjPrice + added !== amount ? null : (override.originalPrice + added) * quantity;
}
