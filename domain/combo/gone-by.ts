import type { Wanted } from '../menu/availability.ts';
import { placardUnavailable, type Menu, type MenuPlacard } from '../menu/menu.ts';
import { usualChoice, type JudgedChoice } from './choices.ts';

/**
 * Returns the first choice of the first place that has nothing left, by whose reason a card cannot be ordered (AVAIL-08); null where the card itself
 * is why, or nothing is.
 */
export function goneBy(menu: Menu, placard: MenuPlacard, wanted: Wanted, soldOut: ReadonlySet<string>): JudgedChoice | null {
  if (placardUnavailable(placard, wanted, soldOut) !== null) return null;
  const usual = placard.places.flatMap((place) => usualChoice(menu, place, wanted, soldOut) ?? []);
  return usual.find(({ reason }) => reason !== null) ?? null;
}
