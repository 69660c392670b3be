import type { Nutrient } from './item-price.ts';

/** One line of a nutrition table as it is read. */
export interface NutritionRow {
  readonly name: NutrientName;
  readonly value: number;
  /** As the server has it; empty: it names none. */
  readonly unit: string;
  /** Share of what is right for a day of 2,000 calories, in whole percent; null where nothing is said of that. */
  readonly dailyPercent: number | null;
  /** It belongs to the line above. */
  readonly isPart: boolean;
}

export type NutrientName = (typeof label)[number]['name'];

/** In the order of the label on food, with the daily value of a label and its unit. */
const label = [
  { name: 'fat', daily: 78, unit: 'g', isPart: false },
  { name: 'saturatedFat', daily: 20, unit: 'g', isPart: true },
  { name: 'transFat', daily: null, unit: 'g', isPart: true },
  { name: 'cholesterol', daily: 300, unit: 'mg', isPart: false },
  { name: 'sodium', daily: 2300, unit: 'mg', isPart: false },
  { name: 'carbohydrate', daily: 275, unit: 'g', isPart: false },
  { name: 'fiber', daily: 28, unit: 'g', isPart: true },
  { name: 'sugars', daily: null, unit: 'g', isPart: true },
  { name: 'protein', daily: 50, unit: 'g', isPart: false },
] as const;

/**
 * Returns the lines of a nutrition table in the order of a food label, with the share of a day where the unit is the label's; a nutrient whose
 * name is not known is left out (PRODUCT-06).
 */
export const nutritionRows = (nutrients: readonly Nutrient[]): readonly NutritionRow[] =>
  label.flatMap(({ name, daily, unit: expected, isPart }) => {
    const found = nutrients.find(({ i18nName }) => i18nName === name);
    if (found === undefined) return [];
    const { value, unit = '' } = found;
    return [{ name, value, unit, dailyPercent: daily === null || unit !== expected ? null : Math.round((value / daily) * 100), isPart }];
  });
