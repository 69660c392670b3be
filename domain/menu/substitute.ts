import { plainLine, type CartLineRequest } from '../cart/line.ts';
import type { Cents } from '../money/money.ts';
import { categoryOf } from './category.ts';
import { placardOf, type Menu, type MenuItem, type MenuPlacard } from './menu.ts';
import { offeredItem, type Offering } from './offering.ts';

/** Something that can be had in place of a line of the cart. */
export interface Substitute {
  readonly placard: MenuPlacard;
  /** The line to ask for, as its recipe has it. */
  readonly line: CartLineRequest;
  /** Of one, in cents. */
  readonly price: Cents;
}

/** What decides what can be had in place of a line. */
export interface SubstituteInput extends Omit<Offering, 'hasRoom'> {
  /** Ids of items that are not offered: the cart has them, or they are offered for another line. */
  readonly taken: ReadonlySet<string>;
  /** What one costs with the order in hand, in cents. */
  readonly priceOf: (item: MenuItem) => Cents;
  /** Most of an item that the line may have. */
  readonly quantityMaxOf: (itemId: string) => number;
}

/**
 * Returns what is nearest to a line among what can be had as wanted: of the same section of the menu, else of the same category, the nearest in
 * price first, then in the order of the menu. It has the quantity of the line, as far as its limit goes (QTY-02), and the same name on the bag and note to
 * the kitchen, which may say what the guest cannot eat. What is taken, and what is not offered (`offeredItem`), are left out. Null: there is nothing, the menu does not have the item, or
 * it is a combo.
 */
export function substituteFor(
  menu: Menu,
  { itemId, quantity, msgKitchen, msgPreparedFor }: Pick<CartLineRequest, 'itemId' | 'quantity' | 'msgKitchen' | 'msgPreparedFor'>,
  { taken, priceOf, quantityMaxOf, ...judged }: SubstituteInput,
): Substitute | null {
  const own = placardOf(menu, itemId);
  const ownItem = own?.items.find((item) => item.itemId === itemId);
  const category = own && categoryOf(menu, own);
  if (!own || !ownItem || !category || own.isCombo) return null;
  const offering: Offering = { ...judged, hasRoom: (id) => quantityMaxOf(id) > 0 };
  const offerOf = (placard: MenuPlacard): Substitute[] => {
    const isLeftOut = placard === own || placard.items.some((item) => taken.has(item.itemId));
    const item = isLeftOut ? null : offeredItem(menu, placard, offering);
    if (item === null) return [];
    const line = plainLine(item.itemId, placard.name, Math.min(quantity, quantityMaxOf(item.itemId)));
    return [{ placard, line: { ...line, msgKitchen, msgPreparedFor }, price: priceOf(item) }];
  };
  const offersIn = (placardIds: readonly string[]) =>
    placardIds.flatMap((id) => menu.placards[id] ?? []).flatMap((placard) => offerOf(placard));
  const distance = ({ price }: Substitute) => Math.abs(price - priceOf(ownItem));
  const nearestIn = (placardIds: readonly string[]) => offersIn(placardIds).toSorted((one, other) => distance(one) - distance(other))[0];
  const section = category.sections.find(({ placardIds }) => placardIds.includes(own.placardId));
  return nearestIn(section?.placardIds ?? []) ?? nearestIn(category.sections.flatMap(({ placardIds }) => placardIds)) ?? null;
}
