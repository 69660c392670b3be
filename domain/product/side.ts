import type { LineChild } from '../cart/line.ts';
import { choicesOf, choiceUnavailable, type ComboChoice, type JudgedChoice } from '../combo/choices.ts';
import type { Wanted } from '../menu/availability.ts';
import type { Menu, MenuPlacard } from '../menu/menu.ts';
import { isSameValue } from '../same-value.ts';
import type { Sided } from './card-change.ts';

/** A side that a product may come with (AVAIL-10). */
export type SideChoice = JudgedChoice;

/** Returns the sides that a product comes with one of, in the order of the menu; none for a combo, or what comes by itself (PRODUCT-01). */
export function sidesOf(menu: Menu, placard: MenuPlacard, wanted: Wanted, soldOut: ReadonlySet<string>): readonly SideChoice[] {
  const place = placard.isCombo ? undefined : placard.places.find(({ isSide }) => isSide);
  return place === undefined
    ? []
    : choicesOf(menu, place).map((choice) => ({ ...choice, reason: choiceUnavailable(choice, wanted, soldOut) }));
}

/** Returns a side as the line of its product asks for it. */
export const sideLine = ({ placard, item }: ComboChoice): LineChild => ({
  itemId: item.itemId,
  name: placard.name,
  placardId: placard.placardId,
  isSide: true,
  ingredients: [],
});

/** Returns the side that a new line begins with: the first that can be had, else the first; null where there is none. */
export function usualSide(sides: readonly SideChoice[]): LineChild | null {
  const side = sides.find(({ reason }) => reason === null) ?? sides[0];
  return side === undefined ? null : sideLine(side);
}

/**
 * Returns what an open product comes with where its card has a side now (MENU-13): the chosen one, by its name of now, also where it is no longer
 * among them, to be said as gone; and the usual one where no side belonged to it before. A side of which nothing has changed is the same object.
 */
export function sidedNow({ hasSide, side }: Sided, sides: readonly SideChoice[]): Sided {
  const there = sides.find(({ item }) => item.itemId === side?.itemId);
  if (side === null) return { hasSide: true, side: hasSide ? null : usualSide(sides) };
  const now = there ? { ...side, name: there.placard.name, placardId: there.placard.placardId } : side;
  return { hasSide: true, side: isSameValue(now, side) ? side : now };
}
