import { allergenSources } from '#domain/product/allergen-sources.ts';
import type { Choices, OptionGroup } from '#domain/product/choices.ts';
import { NutritionDrawer, type BuiltFacts } from './NutritionDrawer.tsx';

export interface NutritionSheetProps extends BuiltFacts {
  readonly calories: number;
  /** Upper case. */
  readonly allergens: readonly string[];
  readonly groups: readonly OptionGroup[];
  readonly choices: Choices;
}

/** What an item has as it is built now: its allergens with the parts that bring them, and its nutrition table (PRODUCT-06, PRODUCT-08). */
export const NutritionSheet = ({ allergens, groups, choices, ...facts }: NutritionSheetProps) => (
  <NutritionDrawer {...facts} isChanged={Object.keys(choices).length > 0} sources={allergenSources(allergens, groups, choices)} />
);
