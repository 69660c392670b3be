import { plainLine, type CartLineRequest } from '../cart/line.ts';
import { isSoldOut, type MenuPlacard } from './menu.ts';

/** One of the usual size, or of the first that is there, as the recipe has it; null when all are gone, and for what asks for a choice: a combo, or a product with a side. */
export function usualLine({ name, items, componentIds, places }: MenuPlacard, soldOut: ReadonlySet<string>): CartLineRequest | null {
  if (places.length > 0) return null;
  const there = items.filter(({ itemId }) => !isSoldOut(itemId, componentIds, soldOut));
  const item = there.find(({ isDefault }) => isDefault) ?? there[0];
  return item ? plainLine(item.itemId, name) : null;
}
