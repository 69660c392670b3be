import type { CartItem } from '../cart/cart.ts';
import type { LineIngredient } from '../cart/line.ts';
import { placardOf, type Menu } from '../menu/menu.ts';
import { builtAllergens } from '../product/allergens.ts';
import { choicesFrom, type OptionGroup } from '../product/choices.ts';

interface Part {
  readonly itemId: string;
  readonly ingredients: readonly LineIngredient[];
}

/** What a line is made of: the parts of a combo, else itself and its side. */
const partsOf = (menu: Menu, { itemId, ingredients, children }: CartItem): readonly Part[] =>
  placardOf(menu, itemId)?.isCombo === true ? children : [{ itemId, ingredients }, ...children];

/** Returns the ids by which is asked what may be chosen of the parts of a line that depart from their recipe, each once. */
export const customizedIds = (menu: Menu, line: CartItem): readonly string[] => [
  ...new Set(
    partsOf(menu, line).flatMap(({ itemId, ingredients }) =>
      ingredients.length === 0 ? [] : (placardOf(menu, itemId)?.customizationsId ?? []),
    ),
  ),
];

/** What is known of the allergens of a line. */
export interface LineAllergens {
  /** Each once, by name, upper case. */
  readonly names: readonly string[];
  /** Is there nothing in it of which it is not known what it has? */
  readonly isComplete: boolean;
}

/**
 * Returns the allergens of a line of the cart as it is made (MENU-11). `groupsOf`: the option groups by that id; null where they are not known, and
 * then those of the recipe hold, with what the line itself says that its changes add. What the menu does not have, and what was put in and is in no
 * known group, leaves it incomplete.
 */
export function lineAllergens(
  menu: Menu,
  line: CartItem,
  groupsOf: (customizationsId: string) => readonly OptionGroup[] | null,
): LineAllergens {
  const parts = partsOf(menu, line).map(({ itemId, ingredients }): LineAllergens => {
    const placard = placardOf(menu, itemId);
    if (placard === undefined) return { names: [], isComplete: false };
    const { customizationsId } = placard;
    const groups = ingredients.length === 0 ? [] : customizationsId === null ? null : groupsOf(customizationsId);
    const names = builtAllergens(placard, groups ?? [], choicesFrom(groups ?? [], ingredients));
    const known = new Set(groups?.flatMap(({ options }) => options.map((option) => option.itemId)));
    return { names, isComplete: ingredients.every((ingredient) => known.has(ingredient.itemId) || !isPutIn(ingredient)) };
  });
  const added = line.allergens?.map(({ name }) => name.toUpperCase()) ?? [];
  return {
    names: [...new Set([...parts.flatMap(({ names }) => names), ...added])].toSorted(),
    isComplete: parts.every(({ isComplete }) => isComplete),
  };
}

/** Less of what the recipe has brings nothing else in. */
const isPutIn = ({ custType }: LineIngredient): boolean => custType !== 'REMOVED';
