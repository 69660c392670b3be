import type { ChosenProduct } from '#domain/product/chosen.ts';
import { nutritionRows, type NutrientName } from '#domain/product/nutrition-rows.ts';
import '#src/text/lazy/nutrition.ts';
import { text } from '#src/text/text.ts';

/** In the order in which they are shown. */
const shown = ['fat', 'carbohydrate', 'protein', 'sodium'] as const satisfies readonly NutrientName[];

/** The nutrients that guests ask for most, as it is made now; nothing while they are not known (PRODUCT-07). */
export function NutritionLine({ calories, nutrients = [] }: Pick<ChosenProduct, 'calories' | 'nutrients'>) {
  const rows = nutritionRows(nutrients);
  const amounts = shown.flatMap((name) => {
    const row = rows.find((each) => each.name === name);
    return row ? [text(`nutrition.line.${name}`, { amount: `${row.value.toLocaleString('en-US')} ${row.unit}`.trim() })] : [];
  });
  return amounts.length > 0 && [text('menu.calories', { count: calories }), ...amounts].join(' · ');
}
