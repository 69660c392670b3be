import { plainLine, type CartLineRequest } from '../cart/line.ts';
import { usualItem, isSoldOut, type MenuPlacard } from './menu.ts';

/** Whether an order of a placard asks for a choice first: a combo for its parts, a product with a side for that. */
export const asksForChoice = ({ isCombo, places }: Pick<MenuPlacard, 'isCombo' | 'places'>): boolean => isCombo || places.length > 0;

/** One of the usual size, or of the first that is there, as the recipe has it; null when all are gone, and for what asks for a choice. */
export function usualLine(placard: MenuPlacard, soldOut: ReadonlySet<string>): CartLineRequest | null {
  if (asksForChoice(placard)) return null;
  const there = placard.items.filter(({ itemId }) => !isSoldOut(itemId, placard.componentIds, soldOut));
  const item = usualItem(there);
  return item ? plainLine(item.itemId, placard.name) : null;
}
