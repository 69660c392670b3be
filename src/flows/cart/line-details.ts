import type { CartItem } from '#domain/cart/cart.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';

/** Returns the details of a line: size, changes to the recipe, parts, and the guest's notes. */
export function lineDetails({ size, ingredients, childNames, msgKitchen, msgPreparedFor }: CartItem): string[] {
  return [
    size,
    ...ingredients.map(({ name, custType, portion }) => {
      if (custType === 'REMOVED') return text('cart.without', { name });
      return [portion === 'Regular' ? '' : portion, name].join(' ').trim();
    }),
    ...childNames,
    msgKitchen,
    msgPreparedFor === '' ? '' : text('cart.for', { name: msgPreparedFor }),
  ].filter((word) => word !== '');
}
