import type { CartItem } from '../cart/cart.ts';
import { isSoldOut, placardOf, type Menu } from '../menu/menu.ts';
import type { Cents } from '../money/money.ts';

/** What an order of before looks like on the menu of its cafe today. */
export interface UsualToday {
  /** Something of it is off the menu, or sold out. */
  readonly hasChanged: boolean;
  /** What it comes to, in cents; null where the menu cannot say, as of what was changed about an item. */
  readonly price: Cents | null;
}

/** Compares the lines of an order of before with a menu of its cafe: what can be said without asking the server to make it. */
export function usualToday(lines: readonly CartItem[], menu: Menu, soldOut: ReadonlySet<string>): UsualToday {
  const prices = lines.map(({ itemId, quantity, ingredients, children }) => {
    const placard = placardOf(menu, itemId);
    if (placard === undefined || isSoldOut(itemId, placard.componentIds, soldOut)) return undefined;
    const item = placard.items.find((one) => one.itemId === itemId);
    return item === undefined || ingredients.length + children.length > 0 ? null : item.price * quantity;
  });
  if (prices.includes(undefined)) return { hasChanged: true, price: null };
  const sum = prices.reduce<Cents | null>((so, price) => (so === null || typeof price !== 'number' ? null : so + price), 0);
  return { hasChanged: false, price: lines.length === 0 ? null : sum };
}
