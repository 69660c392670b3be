import type { MenuPlacard } from '../menu/menu.ts';
import type { Cents } from '../money/money.ts';
import { overrideOf, type PriceOverrides } from './overrides.ts';

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
