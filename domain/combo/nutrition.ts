import type { Menu } from '../menu/menu.ts';
import { isHighInSodium } from '../product/nutrition.ts';
import { picked, type ComboPick, type ComboPicks, type ComboPlaceName } from './picks.ts';
import { choiceOf, type ComboPlaces } from './places.ts';

/** Returns the calories of a part as it was made; null where the menu has it no more, or what its changes add is not known. */
export function partCalories(menu: Menu, places: ComboPlaces, place: ComboPlaceName, pick: ComboPick): number | null {
  const choice = places[place] && choiceOf(menu, places[place], pick);
  return choice && pick.extraCalories !== null ? Math.round(choice.item.calories + pick.extraCalories) : null;
}

/** Returns the calories of all that is on the tray; null where those of one part are not known. */
export function comboCalories(menu: Menu, places: ComboPlaces, picks: ComboPicks): number | null {
  const parts = picked(picks).map(([place, pick]) => partCalories(menu, places, place, pick));
  return parts.reduce<number | null>((sum, calories) => (sum === null || calories === null ? null : sum + calories), 0);
}

/** Is all that is on the tray together, by its recipes? What a change adds is in no answer of the menu (PRODUCT-10, E-39). */
export const isComboHighInSodium = (menu: Menu, places: ComboPlaces, picks: ComboPicks): boolean =>
  isHighInSodium(...picked(picks).map(([place, pick]) => (places[place] && choiceOf(menu, places[place], pick)?.item.sodiumMg) ?? 0));
