import { takenOf, type Choices, type OptionGroup } from './choices.ts';

/** An allergen, upper case, and the names of the parts that bring it; none: it is in the recipe itself. */
export interface AllergenSource {
  readonly allergen: string;
  readonly parts: readonly string[];
}

/** Returns for each allergen of an item as it is made which of its chosen parts bring it (PRODUCT-08). */
export function allergenSources(allergens: readonly string[], groups: readonly OptionGroup[], choices: Choices): readonly AllergenSource[] {
  const taken = groups.flatMap((group) => takenOf(group, choices));
  return allergens.map((allergen) => ({
    allergen,
    parts: [...new Set(taken.filter((option) => option.allergens.includes(allergen)).map(({ name }) => name))],
  }));
}
