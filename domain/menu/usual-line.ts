import { plainLine, type CartLineRequest } from '../cart/line.ts';
import { inStock, isSoldOut, usualItem, type MenuPlacard } from './menu.ts';

/** Whether an order of a placard asks for a choice first: a combo for its parts, a product with a side for that. */
export const asksForChoice = ({ isCombo, places }: Pick<MenuPlacard, 'isCombo' | 'places'>): boolean => isCombo || places.length > 0;

/** One of the usual size, or of the first that is there, as the recipe has it; null when all are gone, and for what asks for a choice. */
export function usualLine(placard: MenuPlacard, soldOut: ReadonlySet<string>): CartLineRequest | null {
  if (asksForChoice(placard)) return null;
  const item = usualItem(inStock(placard, soldOut).items);
  return item && !isSoldOut(item.itemId, placard.componentIds, soldOut) ? plainLine(item.itemId, placard.name) : null;
}
