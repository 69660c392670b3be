import { fits, type Avoidance } from './allergens.ts';
import type { Wanted } from './availability.ts';
import { placardUnavailable, type Menu, type MenuItem, type MenuPlacard } from './menu.ts';
import { usualLine } from './usual-line.ts';

/** What decides what can be offered to a guest now. */
export interface Offering {
  readonly wanted: Wanted;
  readonly soldOut: ReadonlySet<string>;
  /** What the guest avoids, and looks for. */
  readonly avoidance: Avoidance;
  /** Whether the order may have one more of an item (QTY-02, AMB-50). */
  readonly hasRoom: (itemId: string) => boolean;
}

/**
 * Returns the item that one press adds of a placard, as its recipe has it: the usual size, or the first that is there. Null: it is not offered. It asks
 * for a choice, cannot be had as wanted (AVAIL-02 to -13), has what the guest avoids or is not what they look for (MENU-11), or the order has as many
 * of it as it may have (QTY-02, AMB-50).
 */
export function offeredItem(menu: Menu, placard: MenuPlacard, { wanted, soldOut, avoidance, hasRoom }: Offering): MenuItem | null {
  if (placardUnavailable(placard, wanted, soldOut) !== null || !fits(menu, placard, avoidance)) return null;
  const line = usualLine(placard, soldOut);
  const item = placard.items.find(({ itemId }) => itemId === line?.itemId);
  return item && hasRoom(item.itemId) ? item : null;
}
