import type { Menu } from '../menu/menu.ts';
import { builtAllergens } from '../product/allergens.ts';
import { allergenSources } from '../product/allergen-sources.ts';
import { choicesFrom, type OptionGroup } from '../product/choices.ts';
import { picked, type ComboPick, type ComboPicks } from './picks.ts';

/** An allergen of a combo, upper case, and the parts on the tray that have it. */
export interface ComboAllergenSource {
  readonly allergen: string;
  /** `ingredients`: names of what brings it into the part; none: its recipe has it. */
  readonly parts: readonly { readonly pick: ComboPick; readonly ingredients: readonly string[] }[];
}

/**
 * Returns for each allergen of what is on a tray, by name, which parts have it as they are made (PRODUCT-08, COMBO-11). `groupsOf`: the option groups
 * of a part; empty while they are not known, and then the allergens of the recipe hold, with what the part itself says that its changes add. A part
 * that is no longer on the menu has none.
 */
export function comboAllergenSources(
  menu: Menu,
  picks: ComboPicks,
  groupsOf: (pick: ComboPick) => readonly OptionGroup[],
): readonly ComboAllergenSource[] {
  const found = picked(picks).flatMap(([, pick]) => {
    const placard = menu.placards[pick.placardId];
    if (placard === undefined) return [];
    const groups = groupsOf(pick);
    const choices = choicesFrom(groups, pick.ingredients);
    const added = pick.allergens?.map(({ name }) => name.toUpperCase()) ?? [];
    const names = [...new Set([...builtAllergens(placard, groups, choices), ...added])];
    return allergenSources(names, groups, choices).map(({ allergen, parts: ingredients }) => ({ allergen, pick, ingredients }));
  });
  return [...new Set(found.map(({ allergen }) => allergen))].toSorted().map((allergen) => ({
    allergen,
    parts: found.filter((source) => source.allergen === allergen).map(({ pick, ingredients }) => ({ pick, ingredients })),
  }));
}
