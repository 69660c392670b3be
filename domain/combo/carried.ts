import type { Menu } from '../menu/menu.ts';
import { addedAllergens } from '../product/allergens.ts';
import { allLost, carriedChanges, type Lost } from '../product/carried.ts';
import { ingredientsOf, type OptionGroup } from '../product/choices.ts';
import { withExtras } from './extras.ts';
import { noPicks, picked, withAllergens, type ComboPick, type ComboPicks } from './picks.ts';
import { choiceOf, pickOf, type ComboPlaces } from './places.ts';

interface Taking {
  readonly menu: Menu;
  readonly places: ComboPlaces;
  /** What may be chosen of a part there; null: it is not known, and the changes stay as they were. */
  readonly groupsOf: (pick: ComboPick) => readonly OptionGroup[] | null;
  /** Most changes that the cafe makes of one part. */
  readonly customizationsMax: number;
}

/**
 * Returns what of a tray another cafe has, with what it adds to the price in cents there, and what becomes of the parts and changes that it has not
 * (COMBO-10, PRODUCT-05).
 */
export function carriedPicks(
  picks: ComboPicks,
  { menu, places, groupsOf, customizationsMax }: Taking,
): { readonly picks: ComboPicks; readonly lost: Lost } {
  const lost: Lost[] = [];
  const kept: { -readonly [Place in keyof ComboPicks]: ComboPicks[Place] } = { ...noPicks };
  for (const [name, pick] of picked(picks)) {
    const place = places[name];
    const choice = place && choiceOf(menu, place, pick);
    if (!choice) {
      lost.push({ leftOut: [pick.name], usual: [] });
      continue;
    }
    const plain = pickOf(choice);
    const isPlain = pick.ingredients.length === 0 || plain.customizationsId === null;
    const groups = isPlain ? [] : groupsOf(plain);
    if (groups === null) {
      const { ingredients, extra, extraCalories, allergens = [] } = pick;
      kept[name] = withAllergens({ ...plain, ingredients, extra, extraCalories }, allergens);
      continue;
    }
    const { choices, lost: changes } = carriedChanges(groups, pick.ingredients, customizationsMax);
    lost.push(changes);
    const added = addedAllergens(choice.placard.allergens, groups, choices);
    const allergens = (pick.allergens ?? []).filter((allergen) => added.includes(allergen.name));
    kept[name] = withAllergens(withExtras({ ...plain, ingredients: ingredientsOf(groups, choices) }, groups), allergens);
  }
  return { picks: kept, lost: allLost(lost) };
}
