import type { Menu } from '../menu/menu.ts';
import { builtAllergens } from '../product/allergens.ts';
import { choicesFrom, type OptionGroup } from '../product/choices.ts';
import { picked, type ComboPick, type ComboPicks } from './picks.ts';

/**
 * Returns what all that is on the tray contains, each once, as its parts are made (MENU-11). `groupsOf` gives what may be chosen of a part;
 * of a part whose choices are not known it is what the recipe has, of one that the menu has no more nothing.
 */
export function comboAllergens(menu: Menu, picks: ComboPicks, groupsOf: (pick: ComboPick) => readonly OptionGroup[]): readonly string[] {
  const names = picked(picks).flatMap(([, pick]) => {
    const placard = menu.placards[pick.placardId];
    const groups = groupsOf(pick);
    return placard === undefined ? [] : builtAllergens(placard, groups, choicesFrom(groups, pick.ingredients));
  });
  return [...new Set(names)].toSorted();
}
