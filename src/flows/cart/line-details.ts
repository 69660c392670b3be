import type { CartItem } from '#contract/cart-item.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';

/** Returns the details of a line: size, changes to the recipe, parts, and the guest's notes. */
export function lineDetails(item: CartItem): string[] {
  const { addedIngredients = [], removedIngredients = [] } = item.customizations ?? {};
  return [
    item.size ?? '',
    ...addedIngredients.map(({ name, portion }) => [portion === 'Regular' ? '' : (portion ?? ''), name ?? ''].join(' ').trim()),
    ...removedIngredients.map(({ name }) => text('cart.without', { name: name ?? '' })),
    ...item.childItems.map(({ name }) => name),
    item.msgKitchen ?? '',
    item.msgPreparedFor ? text('cart.for', { name: item.msgPreparedFor }) : '',
  ].filter((word) => word !== '');
}
