import { unavailableBecause, type Unavailable, type Wanted } from '../menu/availability.ts';
import { usualItem, isSoldOut, placardUnavailable, type ComboPlace, type Menu, type MenuItem, type MenuPlacard } from '../menu/menu.ts';
import type { Cents } from '../money/money.ts';

/** Something that may fill a place of a combo. */
export interface ComboChoice {
  readonly placard: MenuPlacard;
  readonly item: MenuItem;
  /** What it adds to the price of the combo, in cents; 0 where it is included. */
  readonly difference: Cents;
}

/** Returns what may fill a place, in the order of the menu's answer; what the menu does not have is left out. */
export const choicesOf = (menu: Pick<Menu, 'placards'>, { options }: ComboPlace): readonly ComboChoice[] =>
  options.flatMap((option) => choiceIn(menu, option) ?? []);

/** Returns what an option of a place names; null where the menu does not have it. */
export function choiceIn(
  { placards }: Pick<Menu, 'placards'>,
  { itemId, placardId, difference }: ComboPlace['options'][number],
): ComboChoice | null {
  const placard = placards[placardId];
  const item = placard?.items.find((size) => size.itemId === itemId);
  return placard && item ? { placard, item, difference } : null;
}

/** Returns why a choice cannot be had as wanted, or null: its own size may be gone where another is there (AVAIL-08 to -11). */
export const choiceUnavailable = ({ placard, item }: ComboChoice, wanted: Wanted, soldOut: ReadonlySet<string>): Unavailable | null =>
  unavailableBecause(placard, wanted) ??
  (placard.isUnavailable || isSoldOut(item.itemId, placard.componentIds, soldOut) ? 'soldOut' : null);

/** A choice, and why it cannot be had as wanted; null: it can. */
export interface JudgedChoice extends ComboChoice {
  readonly reason: Unavailable | null;
}

/** Returns the first choice of a place that can be had as wanted, else the first; undefined: the menu has none (AVAIL-08). */
export function usualChoice(menu: Menu, { options }: ComboPlace, wanted: Wanted, soldOut: ReadonlySet<string>): JudgedChoice | undefined {
  let first: JudgedChoice | undefined;
  // A whole menu is judged at once: the first that is there is enough.
  for (const option of options) {
    const choice = choiceIn(menu, option);
    if (!choice) continue;
    const judged = { ...choice, reason: choiceUnavailable(choice, wanted, soldOut) };
    if (judged.reason === null) return judged;
    first ??= judged;
  }
  return first;
}

/**
 * Returns why a card of the menu cannot be ordered as wanted, or null. A combo cannot when one of its places has nothing left to fill it,
 * for the reason of the first that would have; of a place for which the menu has nothing at all, as sold out (AVAIL-08, AVAIL-11, E-36). A product
 * whose sides the menu does not have is had without one.
 */
export function cardUnavailable(menu: Menu, placard: MenuPlacard, wanted: Wanted, soldOut: ReadonlySet<string>): Unavailable | null {
  const own = placardUnavailable(placard, wanted, soldOut);
  const none = placard.isCombo ? 'soldOut' : null;
  return placard.places.reduce((reason, place) => reason ?? (usualChoice(menu, place, wanted, soldOut) ?? { reason: none }).reason, own);
}

/** Returns the calories of a product in its usual size, with the side that it comes with at first, as its page says them (PRODUCT-01). */
export function usualCalories(menu: Menu, { items, places }: MenuPlacard, wanted: Wanted, soldOut: ReadonlySet<string>): number {
  const usual = usualItem(items);
  return places.reduce((sum, place) => sum + (usualChoice(menu, place, wanted, soldOut)?.item.calories ?? 0), usual?.calories ?? 0);
}
