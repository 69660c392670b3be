import { choicesCalories, choicesFrom, choicesPrice, type OptionGroup } from '../product/choices.ts';
import type { ComboPick } from './picks.ts';

/**
 * Returns a part with what the changes to its recipe add by its options, in cents and in calories, as for a part that the server has not priced yet
 * (COMBO-10, CART-14).
 */
export function withExtras(pick: ComboPick, groups: readonly OptionGroup[]): ComboPick {
  const choices = choicesFrom(groups, pick.ingredients);
  return { ...pick, extra: choicesPrice(groups, choices), extraCalories: choicesCalories(groups, choices) };
}
