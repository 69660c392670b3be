import type { CustomizationGroup, CustomizationOption } from '#contract/customization.ts';
import { dollarsFrom } from '#domain/money/money.ts';
import { ingredients, type Ingredient } from '#sandbox/seeds/menu/ingredients.ts';
import { additions, choices } from '#sandbox/seeds/menu/option-sets.ts';
import { choiceSets, defaultChoice, type SoldPlacard } from './catalog.ts';
import { extraPrice } from './prices.ts';

const portions = {
  INCLUDED: ['Regular', 'Extra', 'Light', 'No'],
  ADD: ['Regular', 'Extra', 'Light'],
  CHOICE: ['Regular'],
} as const satisfies Record<CustomizationGroup['kind'], CustomizationOption['portions']>;

/** Returns what is in a box by its count and name. */
export const contentName = (name: string, count: number): string => `${count} × ${name}`;

/** What a guest may change about a product at a cafe, with that cafe's prices; nothing for a combo or a plain bun (C-16). */
export function groupsOf({ product, placardId, contents }: SoldPlacard, cafeId: string): CustomizationGroup[] {
  if (!product) return [];
  const option = (kind: CustomizationGroup['kind'], { itemId, name, calories, allergens }: Ingredient, cents: number, extra = 0) => ({
    itemId,
    name,
    calories,
    allergens: [...allergens],
    isDefault: false,
    price: dollarsFrom(extraPrice(cents, cafeId)),
    extraPrice: dollarsFrom(extraPrice(extra, cafeId)),
    portions: [...portions[kind]],
  });

  const chosen = choiceSets.flatMap((set): CustomizationGroup[] => {
    const usual = defaultChoice(product, set);
    if (!usual) return [];
    const options = Object.values<Ingredient>(choices[set].options).map((choice) => ({
      ...option('CHOICE', choice, choice.cents - usual.cents),
      isDefault: choice.itemId === usual.itemId,
    }));
    return [{ groupId: `${placardId}-${set}`, name: choices[set].name, kind: 'CHOICE', min: 1, max: 1, options }];
  });

  const inRecipe = product.recipe.map((key) => ingredients[key]);
  const included: CustomizationGroup[] = inRecipe.length
    ? [
        {
          groupId: `${placardId}-recipe`,
          name: 'What’s in it',
          kind: 'INCLUDED',
          min: 0,
          max: inRecipe.length,
          options: inRecipe.map((ingredient) => ({ ...option('INCLUDED', ingredient, 0, ingredient.cents), isDefault: true })),
        },
      ]
    : [];

  const added = product.additions.map((set): CustomizationGroup => {
    const { name, max, options } = additions[set];
    const others = options.filter(({ itemId }) => inRecipe.every((ingredient) => ingredient.itemId !== itemId));
    const toAdd = others.map((other) => option('ADD', other, other.cents, other.cents));
    return { groupId: `${placardId}-${set}`, name, kind: 'ADD', min: 0, max, options: toAdd };
  });

  // The box of an assortment is looked at, and not changed.
  const boxed: CustomizationGroup[] = contents.length
    ? [
        {
          groupId: `${placardId}-contents`,
          name: 'In the box',
          kind: 'INCLUDED',
          min: contents.length,
          max: contents.length,
          options: contents.map(({ item, count }) => ({
            itemId: item.itemId,
            name: contentName(item.placard.name, count),
            calories: item.calories * count,
            allergens: [...(item.placard.product?.allergens ?? [])],
            isDefault: true,
            price: 0,
            extraPrice: 0,
            portions: ['Regular'],
          })),
        },
      ]
    : [];

  return [...boxed, ...chosen, ...included, ...added];
}
