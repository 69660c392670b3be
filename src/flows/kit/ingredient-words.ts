import type { LineIngredient } from '#domain/cart/line.ts';
import '#src/text/lazy/sizes.ts';
import { text } from '#src/text/text.ts';

/** Returns how an ingredient departs from the recipe: `No onion`, `Extra cheddar`. */
export function ingredientWords({ name, custType, portion }: LineIngredient): string {
  if (custType === 'REMOVED') return text('size.without', { name });
  return [portion === 'Regular' ? '' : portion, name].join(' ').trim();
}
