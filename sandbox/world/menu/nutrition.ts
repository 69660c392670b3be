import type { Nutrient } from '#contract/menu-item.ts';

/** Shares of the calories, in percent; what is left is fat. */
const shares = { sweet: [6, 52], drink: [10, 76], meal: [22, 44] } as const;
const sweet = new Set([4, 5]);
const drinks = new Set([18, 19, 20, 21, 22]);

/** The nutrition table of an item, from its calories and sodium: 4 kcal in a gram of protein or carbohydrate, 9 in one of fat. */
export function nutrientsOf(catId: number, calories: number, sodiumMg: number): Nutrient[] {
  const [protein, carbohydrate] = shares[sweet.has(catId) ? 'sweet' : drinks.has(catId) ? 'drink' : 'meal'];
  const grams = (percent: number, perGram: number) => Math.round((calories * percent) / 100 / perGram);
  const carbohydrates = grams(carbohydrate, 4);
  const fat = grams(100 - protein - carbohydrate, 9);
  return [
    { i18nName: 'sodium', value: sodiumMg, unit: 'mg' },
    { i18nName: 'protein', value: grams(protein, 4), unit: 'g' },
    { i18nName: 'carbohydrate', value: carbohydrates, unit: 'g' },
    { i18nName: 'fiber', value: Math.round(carbohydrates * 0.08), unit: 'g' },
    { i18nName: 'sugars', value: Math.round(carbohydrates * (sweet.has(catId) || drinks.has(catId) ? 0.5 : 0.12)), unit: 'g' },
    { i18nName: 'fat', value: fat, unit: 'g' },
    { i18nName: 'saturatedFat', value: Math.round(fat * 0.4), unit: 'g' },
  ];
}

/** Milligrams of sodium for each calorie of an ingredient, by the hundred that its id is in: what grows has next to none. */
const salt: Readonly<Record<string, number>> = { '52': 4.2, '53': 2.6, '54': 1.8 };

/** Sodium of one Regular portion of an ingredient, in milligrams. */
export const sodiumOf = ({ itemId, calories }: { readonly itemId: string; readonly calories: number }): number =>
  Math.round((salt[itemId.slice(0, 2)] ?? 0.1) * calories);
