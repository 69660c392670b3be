import { unavailableBecause, type Unavailable, type Wanted } from '../menu/availability.ts';
import { isSoldOut, placardUnavailable, type ComboPlace, type Menu, type MenuItem, type MenuPlacard } from '../menu/menu.ts';
import type { Cents } from '../money/money.ts';

/** Something that may fill a place of a combo. */
export interface ComboChoice {
  readonly placard: MenuPlacard;
  readonly item: MenuItem;
  /** What it adds to the price of the combo, in cents; 0 where it is included. */
  readonly difference: Cents;
}

/** Returns what may fill a place, in the order of the menu's answer; what the menu does not have is left out. */
export const choicesOf = (menu: Menu, { options }: ComboPlace): readonly ComboChoice[] =>
  options.flatMap((option) => choiceIn(menu, option) ?? []);

function choiceIn({ placards }: Menu, { itemId, placardId, difference }: ComboPlace['options'][number]): ComboChoice | null {
  const placard = placards[placardId];
  const item = placard?.items.find((size) => size.itemId === itemId);
  return placard && item ? { placard, item, difference } : null;
}

/** Returns why a choice cannot be had as wanted, or null: its own size may be gone where another is there (AVAIL-08 to -11). */
export const choiceUnavailable = ({ placard, item }: ComboChoice, wanted: Wanted, soldOut: ReadonlySet<string>): Unavailable | null =>
  unavailableBecause(placard, wanted) ??
  (placard.isUnavailable || isSoldOut(item.itemId, placard.componentIds, soldOut) ? 'soldOut' : null);

/**
 * Returns why a card of the menu cannot be ordered as wanted, or null. A combo cannot when one of its places has nothing left to fill it,
 * for the reason of the first that would have (AVAIL-08, AVAIL-11, E-36).
 */
export function cardUnavailable(menu: Menu, placard: MenuPlacard, wanted: Wanted, soldOut: ReadonlySet<string>): Unavailable | null {
  const own = placardUnavailable(placard, wanted, soldOut);
  if (own !== null) return own;
  for (const { options } of placard.places) {
    let first: Unavailable | null = null;
    // A whole menu is judged at once: the first that is there is enough.
    for (const option of options) {
      const choice = choiceIn(menu, option);
      const reason = choice && choiceUnavailable(choice, wanted, soldOut);
      if (choice && reason === null) {
        first = null;
        break;
      }
      first ??= reason;
    }
    if (first !== null) return first;
  }
  return null;
}
