import type { Cents } from '../money/money.ts';
import { usualItem, type MenuPlacard } from './menu.ts';

/** A card whose price is said, and what decides on how. */
export interface PricedCard {
  readonly placard: MenuPlacard;
  /** Prices are those of a cafe; without one they begin there (CAFE-15). */
  readonly isPriced: boolean;
  /** The card adds the usual size in one tap; else it leads to the choice of all. */
  readonly addsUsual: boolean;
}

/**
 * Returns the price that a card says, in cents: of what it adds, or of the only size; `isFrom`: the least of several, as of a combo, of sizes to
 * choose from, and before there is a cafe. Without a size: the least price that the menu names.
 */
export function cardPrice({ placard: { isCombo, items, priceFrom }, isPriced, addsUsual }: PricedCard) {
  const isFrom = isCombo || !isPriced || (items.length > 1 && !addsUsual);
  const price: Cents = isFrom ? priceFrom : (usualItem(items)?.price ?? priceFrom);
  return { isFrom, price };
}
