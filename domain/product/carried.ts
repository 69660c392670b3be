import type { LineIngredient } from '../cart/line.ts';
import { choose, levelsOf, limitOf, type Choices, type OptionGroup, type ProductOption } from './choices.ts';

/** What a cafe makes of changes that were chosen for another, or once for itself. */
interface CarriedChanges {
  readonly choices: Choices;
  readonly lost: Lost;
}

/** Names of what a cafe does not make as it was chosen, by what becomes of them there. */
export interface Lost {
  /** It comes without them. */
  readonly leftOut: readonly string[];
  /** They come in the amount of the recipe, also where they had been taken out. */
  readonly usual: readonly string[];
}

/** All is made as it was chosen. */
export const nothingLost: Lost = { leftOut: [], usual: [] };

/** Returns all that is lost, each name once. */
export const allLost = (each: readonly Lost[]): Lost => ({
  leftOut: [...new Set(each.flatMap(({ leftOut }) => leftOut))],
  usual: [...new Set(each.flatMap(({ usual }) => usual))],
});

/**
 * Returns the changes to a recipe that a cafe makes too, in the order in which they were made, and what becomes of the rest: it does not have the
 * option or the portion, its group takes no more, or the cafe makes no more changes (PRODUCT-05, E-40). What was taken out of the recipe, and is not
 * there, is in it again.
 *
 * @param customizationsMax Most changes that the cafe makes of one item.
 */
export function carriedChanges(
  groups: readonly OptionGroup[],
  ingredients: readonly LineIngredient[],
  customizationsMax: number,
): CarriedChanges {
  let choices: Choices = {};
  const lost = { leftOut: [] as string[], usual: [] as string[] };
  for (const ingredient of ingredients) {
    const { itemId, name, portion } = ingredient;
    const group = groups.find(({ options }) => options.some((option) => option.itemId === itemId));
    const option = group?.options.find((known) => known.itemId === itemId);
    const isOffered = group && option && (group.kind === 'CHOICE' || levelsOf(option).includes(portion));
    if (isOffered && limitOf({ groups, choices, customizationsMax }, { groupId: group.groupId, itemId, portion }) === null) {
      choices = choose(choices, group, itemId, portion);
    } else lost[isOfRecipe(ingredient, option) ? 'usual' : 'leftOut'].push(name);
  }
  return { choices, lost };
}

/** Of an unknown option, another amount than the regular one may be that of an addition: then none of it is the amount of the recipe. */
const isOfRecipe = ({ custType, portion }: LineIngredient, option: ProductOption | undefined) =>
  custType === 'REMOVED' || (custType === 'ADDED' && (option ? option.isDefault : portion !== 'Regular'));
