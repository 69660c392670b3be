import type { LineChild } from '../cart/line.ts';
import { choicesOf, choiceUnavailable, type ComboChoice, type JudgedChoice } from '../combo/choices.ts';
import type { Wanted } from '../menu/availability.ts';
import type { Menu, MenuPlacard } from '../menu/menu.ts';

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
