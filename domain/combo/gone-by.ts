import type { Unavailable, Wanted } from '../menu/availability.ts';
import { placardUnavailable, type Menu, type MenuPlacard } from '../menu/menu.ts';
import { choicesOf, choiceUnavailable, type ComboChoice } from './choices.ts';

/** Something that may fill a place, and why it cannot be had. */
export interface GoneChoice extends ComboChoice {
  readonly reason: Unavailable;
}

/**
 * Returns the first choice of the first place that has nothing left, by whose reason a card cannot be ordered (AVAIL-08); null where the card itself
 * is why, or nothing is.
 */
export function goneBy(menu: Menu, placard: MenuPlacard, wanted: Wanted, soldOut: ReadonlySet<string>): GoneChoice | null {
  if (placardUnavailable(placard, wanted, soldOut) !== null) return null;
  for (const place of placard.places) {
    const judged = choicesOf(menu, place).map((choice) => ({ ...choice, reason: choiceUnavailable(choice, wanted, soldOut) }));
    const gone = judged.flatMap(({ reason, ...choice }) => (reason === null ? [] : [{ ...choice, reason }]));
    const [first] = gone;
    if (first && gone.length === judged.length) return first;
  }
  return null;
}
