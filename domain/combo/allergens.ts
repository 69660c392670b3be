import type { Menu } from '../menu/menu.ts';
import { builtAllergens } from '../product/allergens.ts';
import { choicesFrom, type OptionGroup } from '../product/choices.ts';
import { picked, type ComboPick, type ComboPicks } from './picks.ts';

/** Returns the changed parts of which is not known what may be chosen: what their changes bring is not known either (MENU-11). */
export const uncheckedParts = (picks: ComboPicks, isKnown: (customizationsId: string) => boolean): readonly ComboPick[] =>
  picked(picks).flatMap(([, pick]) =>
    pick.ingredients.length > 0 && pick.customizationsId !== null && !isKnown(pick.customizationsId) ? [pick] : [],
  );

/**
 * Returns the allergens of all parts on the tray, each once and sorted, with their customizations (MENU-11). `groupsOf`: the option groups of a
 * part; empty while they are not known, and then the allergens of the recipe hold. A part that is no longer on the menu has none.
 */
export function comboAllergens(menu: Menu, picks: ComboPicks, groupsOf: (pick: ComboPick) => readonly OptionGroup[]): readonly string[] {
  const names = picked(picks).flatMap(([, pick]) => {
    const placard = menu.placards[pick.placardId];
    const groups = groupsOf(pick);
    return placard === undefined ? [] : builtAllergens(placard, groups, choicesFrom(groups, pick.ingredients));
  });
  return [...new Set(names)].toSorted();
}
