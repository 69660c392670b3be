import type { CartLineRequest, LineChild, LineIngredient } from './line.ts';

type Keyed = Omit<CartLineRequest, 'name' | 'quantity' | 'children'> & {
  readonly children: readonly Pick<LineChild, 'itemId' | 'ingredients'>[];
};

/** Text that is equal for two lines that differ at most in their quantity. */
export const lineKey = ({ itemId, ingredients, children, msgKitchen, msgPreparedFor, giftCard }: Keyed): string =>
  JSON.stringify([
    itemId,
    ingredientsKey(ingredients),
    // A line without parts has the key that it had before there were any.
    ...(children.length > 0 ? [children.map((child) => [child.itemId, ...ingredientsKey(child.ingredients)].join(', ')).toSorted()] : []),
    msgKitchen.trim(),
    msgPreparedFor.trim(),
    ...(giftCard === undefined ? [] : [giftCard]),
  ]);

const ingredientsKey = (ingredients: readonly LineIngredient[]) =>
  ingredients.map((ingredient) => [ingredient.custType, ingredient.itemId, ingredient.portion].join(' ')).toSorted();
