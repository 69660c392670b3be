import type { CartItem } from '../cart/cart.ts';
import { lineRefusal } from '../cart/refusal.ts';
import type { Wanted } from '../menu/availability.ts';
import { placardOf, type Menu } from '../menu/menu.ts';
import type { Cents } from '../money/money.ts';

/** What an order of before looks like on the menu of its cafe today. */
export interface UsualToday {
  /** Something of it is off the menu, or cannot be had as wanted. */
  readonly hasChanged: boolean;
  /** What it comes to, in cents; null where the menu cannot say, as of what was changed about an item. */
  readonly price: Cents | null;
}

/** How and when an order of before would be had again, and the ids of what its cafe has run out of. */
interface Judgement {
  readonly wanted: Wanted;
  readonly soldOut: ReadonlySet<string>;
}

/**
 * Compares the lines of an order of before with a menu of its cafe: what can be said without asking the server to make it. A line changed where it, or
 * a part of it, cannot be had as wanted (AVAIL-02 to -12).
 */
export function usualToday(lines: readonly CartItem[], menu: Menu, { wanted, soldOut }: Judgement): UsualToday {
  const prices = lines.map((line) => {
    const item = placardOf(menu, line.itemId)?.items.find(({ itemId }) => itemId === line.itemId);
    if (item === undefined || lineRefusal(menu, line, wanted, soldOut) !== null) return undefined;
    return line.ingredients.length + line.children.length > 0 ? null : item.price * line.quantity;
  });
  if (prices.includes(undefined)) return { hasChanged: true, price: null };
  const sum = prices.reduce<Cents | null>((so, price) => (so === null || typeof price !== 'number' ? null : so + price), 0);
  return { hasChanged: false, price: lines.length === 0 ? null : sum };
}
