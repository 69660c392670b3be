import type { LineAllergen } from '../cart/line.ts';
import type { MenuPlacard } from '../menu/menu.ts';
import { takenOf, type Choices, type OptionGroup, type ProductOption } from './choices.ts';

type Listed = Pick<MenuPlacard, 'allergens' | 'ownAllergens'>;

const takenIn = (groups: readonly OptionGroup[], choices: Choices): readonly ProductOption[] =>
  groups.flatMap((group) => takenOf(group, choices));

const each = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

/**
 * Returns what the chosen parts of an item bring that its recipe has not, each once, by name: what a guest who knows the item would not expect
 * (PRODUCT-08). `recipe`: upper case.
 */
export const addedAllergens = (recipe: readonly string[], groups: readonly OptionGroup[], choices: Choices): readonly string[] =>
  each(takenIn(groups, choices).flatMap(({ allergens }) => allergens.filter((name) => !recipe.includes(name))));

/**
 * Returns what the chosen parts of an item bring that its recipe has not, as the kitchen reads it; none where the recipe or the list is not known
 * (PRODUCT-08).
 *
 * @param listed What parts may bring, as the server names it.
 * @param recipe Upper case.
 */
export function namedAllergens(
  listed: readonly LineAllergen[] | null,
  recipe: readonly string[] | undefined,
  groups: readonly OptionGroup[],
  choices: Choices,
): readonly LineAllergen[] {
  const added = recipe === undefined ? [] : addedAllergens(recipe, groups, choices);
  return (listed ?? []).filter(({ name }) => added.includes(name));
}

/**
 * Returns what an item contains as it is made, each once, by name: what no choice takes out of it, and what its chosen parts bring. Until its
 * choices are known it is what the recipe has.
 */
export const builtAllergens = ({ allergens, ownAllergens }: Listed, groups: readonly OptionGroup[], choices: Choices): readonly string[] =>
  groups.length === 0 ? allergens : each([...ownAllergens, ...takenIn(groups, choices).flatMap((option) => option.allergens)]);
