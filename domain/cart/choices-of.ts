import type { CartLineRequest, LineIngredient } from './line.ts';

/** Returns a text that is equal for two lines of the same choices, whatever their notes. */
export const choicesOf = ({ itemId, ingredients, children }: Pick<CartLineRequest, 'itemId' | 'ingredients' | 'children'>): string =>
  [[itemId, ...ingredientsKey(ingredients)], ...children.map((child) => [child.itemId, ...ingredientsKey(child.ingredients)])]
    .map(String)
    .toSorted()
    .join(';');

const ingredientsKey = (ingredients: readonly LineIngredient[]) => ingredients.map(({ itemId, portion }) => itemId + portion).toSorted();
