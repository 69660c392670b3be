import { comboAllergenSources } from '#domain/combo/allergen-sources.ts';
import { picked, type ComboPick, type ComboPicks } from '#domain/combo/picks.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import type { OptionGroup } from '#domain/product/choices.ts';
import type { Nutrient } from '#domain/product/item-price.ts';
import { NutritionDrawer } from '#src/flows/product/NutritionDrawer.tsx';
import { pictureOf } from '#src/pictures/pictures.ts';
import '#src/text/lazy/nutrition.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { partName } from './part-words.ts';

interface ComboNutritionProps {
  readonly menu: Menu;
  readonly placard: MenuPlacard;
  readonly picks: ComboPicks;
  readonly groupsOf: (pick: ComboPick) => readonly OptionGroup[];
  /** Of all parts together; null: they are not known. */
  readonly calories: number | null;
  /** Of all parts together; left out: they are not known. */
  readonly nutrients: readonly Nutrient[] | undefined;
  readonly onClose: () => void;
}

/** What a combo has with what is on its tray: its allergens with the parts that have them, and its nutrition table (PRODUCT-06, PRODUCT-08). */
export function ComboNutrition({ menu, placard, picks, groupsOf, ...facts }: ComboNutritionProps) {
  const sources = comboAllergenSources(menu, picks, groupsOf).map(({ allergen, parts }) => ({
    allergen,
    parts: [
      ...new Set(
        parts.map(({ pick, ingredients }) =>
          ingredients.length === 0 ? partName(pick) : text('nutrition.part', { name: partName(pick), ingredients: allOf(ingredients) }),
        ),
      ),
    ],
  }));
  const isChanged = picked(picks).some(([, { ingredients }]) => ingredients.length > 0);
  return <NutritionDrawer {...facts} {...{ sources, isChanged }} name={placard.name} picture={pictureOf(placard.imgKey)} />;
}
