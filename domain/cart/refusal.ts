import { choiceUnavailable } from '../combo/choices.ts';
import type { Sold, Unavailable, Wanted } from '../menu/availability.ts';
import { placardOf, placardUnavailable, type Menu, type MenuPlacard } from '../menu/menu.ts';
import type { CartLineRequest, LineChild } from './line.ts';

/** Why a line cannot be ordered as wanted. */
export interface LineRefusal {
  readonly reason: Unavailable;
  /** Whose hours and exceptions say when it can be had. */
  readonly sold: Sold;
  /** Name of what was chosen with it, as a side or an extra, and is why; null: the item is why. */
  readonly part: string | null;
}

type Line = Pick<CartLineRequest, 'itemId' | 'children' | 'ingredients'>;

/**
 * Returns why a line of the cart cannot be ordered as wanted, by the menu: for the item itself, else for the first part of it, else for an extra of
 * either that is sold out; null where the menu does not say (AVAIL-02 to -12).
 */
export function lineRefusal(menu: Pick<Menu, 'placards'>, line: Line, wanted: Wanted, soldOut: ReadonlySet<string>): LineRefusal | null {
  const of = (itemId: string, placardId: string | null = null) => menu.placards[placardId ?? ''] ?? placardOf(menu, itemId);
  const own = of(line.itemId);
  const reason = own && itemUnavailable(own, line.itemId, wanted, soldOut);
  if (own && reason) return { reason, sold: own, part: null };
  for (const { itemId, placardId, name } of line.children) {
    const placard = of(itemId, placardId);
    const ofPart = placard && itemUnavailable(placard, itemId, wanted, soldOut);
    if (placard && ofPart) return { reason: ofPart, sold: placard, part: name };
  }
  const gone = [line, ...line.children].flatMap(extrasOf).find(({ itemId }) => soldOut.has(itemId));
  return gone ? { reason: 'soldOut', sold: NEVER_REFUSED, part: gone.name } : null;
}

const NEVER_REFUSED: Sold = { schedule: [], exceptions: [] };

/** Its own size may be gone where another is there. */
function itemUnavailable(placard: MenuPlacard, itemId: string, wanted: Wanted, soldOut: ReadonlySet<string>): Unavailable | null {
  const item = placard.items.find((size) => size.itemId === itemId);
  return item ? choiceUnavailable({ placard, item, difference: 0 }, wanted, soldOut) : placardUnavailable(placard, wanted, soldOut);
}

const extrasOf = ({ ingredients }: Pick<LineChild, 'ingredients'>) => ingredients.filter(({ portion }) => portion !== 'No');
