import { plainLine, type CartLineRequest } from '../cart/line.ts';
import { isSoldOut, type MenuPlacard } from './menu.ts';

/** One of the usual size, or of the first that is there, as the recipe has it; null when all are gone. */
export function usualLine({ name, items, componentIds }: MenuPlacard, soldOut: ReadonlySet<string>): CartLineRequest | null {
  const there = items.filter(({ itemId }) => !isSoldOut(itemId, componentIds, soldOut));
  const item = there.find(({ isDefault }) => isDefault) ?? there[0];
  return item ? plainLine(item.itemId, name) : null;
}
