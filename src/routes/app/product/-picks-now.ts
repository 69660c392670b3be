import type { SnapshotFrom } from 'xstate';
import { withAllergens, withPick } from '#domain/combo/picks.ts';
import { namedAllergens } from '#domain/product/allergens.ts';
import { choicesCalories, choicesPrice, ingredientsOf } from '#domain/product/choices.ts';
import type { comboMachine } from '#machines/combo/combo.machine.ts';

/** A combo as it is open. */
export type ComboNow = SnapshotFrom<typeof comboMachine>;

/** Returns the tray with a part of it as it is being changed, and the name of one that was made to be picked, and is not on the tray. */
export function picksNow({ context: { picks, part, changed, from }, children }: ComboNow) {
  const product = children.product?.getSnapshot();
  if (part === null || !product?.matches('choosing')) return { picks, leftOut: [] };
  const { groups, choices, knownAllergens, recipeAllergens } = product.context;
  const ingredients = ingredientsOf(groups, choices);
  if (from !== null && picks[from]?.itemId !== part.itemId) return { picks, leftOut: ingredients.length > 0 ? [part.name] : [] };
  const extras = { extra: choicesPrice(groups, choices), extraCalories: choicesCalories(groups, choices) };
  const allergens = namedAllergens(knownAllergens, recipeAllergens, groups, choices);
  return { picks: withPick(picks, withAllergens({ ...part, ...extras, ingredients }, allergens), changed), leftOut: [] };
}
