import { inStock, usualItem, type MenuPlacard } from '../menu/menu.ts';

/**
 * Returns the size with which a new product begins in place of its usual one, which is sold out: the first that is there. Null: the size that it has
 * stays, as it is there, is not the usual one, or all are gone (PRODUCT-01, AVAIL-09).
 */
export function sizeInstead(itemId: string, placard: MenuPlacard, soldOut: ReadonlySet<string>): string | null {
  const there = usualItem(inStock(placard, soldOut).items);
  const isUsual = itemId === usualItem(placard.items)?.itemId;
  return isUsual && there !== undefined && there.itemId !== itemId ? there.itemId : null;
}
