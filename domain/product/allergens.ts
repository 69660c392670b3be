import { picked, type ComboPicks } from '../combo/picks.ts';
import type { Menu, MenuPlacard } from '../menu/menu.ts';
import { takenOf, type Choices, type OptionGroup, type ProductOption } from './choices.ts';

type Listed = Pick<MenuPlacard, 'allergens' | 'ownAllergens'>;

const takenIn = (groups: readonly OptionGroup[], choices: Choices): readonly ProductOption[] =>
  groups.flatMap((group) => takenOf(group, choices));

const each = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

/**
 * Returns what an item contains as it is made, each once, by name: what no choice takes out of it, and what its chosen parts bring. Until its
 * choices are known it is what the recipe has.
 */
export const builtAllergens = ({ allergens, ownAllergens }: Listed, groups: readonly OptionGroup[], choices: Choices): readonly string[] =>
  groups.length === 0 ? allergens : each([...ownAllergens, ...takenIn(groups, choices).flatMap((option) => option.allergens)]);

/** An allergen that the recipe does not have, with the names of the choices that bring it. */
export interface AddedAllergen {
  readonly name: string;
  readonly sources: readonly string[];
}

/** Returns the allergens that choices add to a recipe, with what brings each (PRODUCT-01). */
export const addedAllergens = (listed: Listed, groups: readonly OptionGroup[], choices: Choices): readonly AddedAllergen[] =>
  builtAllergens(listed, groups, choices)
    .filter((name) => !listed.allergens.includes(name))
    .map((name) => ({ name, sources: sourcesOf(name, groups, choices) }));

/** Returns the names of the chosen parts that bring an allergen; none where it is in the recipe itself. */
export const sourcesOf = (allergen: string, groups: readonly OptionGroup[], choices: Choices): readonly string[] =>
  takenIn(groups, choices)
    .filter(({ allergens }) => allergens.includes(allergen))
    .map(({ name }) => name);

/** Returns what the picks of a combo contain together as their recipes have them; what a part was given is asked about with the part. */
export const comboAllergens = ({ placards }: Pick<Menu, 'placards'>, picks: ComboPicks): readonly string[] =>
  each(picked(picks).flatMap(([, { placardId }]) => placards[placardId]?.allergens ?? []));
