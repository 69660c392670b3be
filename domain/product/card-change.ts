import type { LineChild } from '../cart/line.ts';
import { usualItem, type MenuPlacard } from '../menu/menu.ts';
import { must } from '../must.ts';
import { isSameValue } from '../same-value.ts';
import type { OptionGroup } from './choices.ts';

/** What a product comes with. */
export interface Sided {
  /** A side belongs to it. */
  readonly hasSide: boolean;
  /** Null: it has none. */
  readonly side: LineChild | null;
}

/** A product as its page has it open. */
interface OpenProduct extends Sided {
  readonly name: string;
  readonly itemId: string;
  readonly customizationsId: string | null;
  readonly groups: readonly OptionGroup[];
  /** What its recipe has; left out: it is a part of a combo, of which that is not asked for. */
  readonly recipeAllergens?: readonly string[];
}

/**
 * Returns what another release of the menu changes of a product that is open; null: nothing (MENU-13). A size that is gone becomes the usual
 * one, and is named, as is a side that went with its place. `before`: the card that it was opened with; `groups`: what may be chosen of it now;
 * `sided`: what it comes with now.
 */
export function cardChange(
  open: OpenProduct,
  before: MenuPlacard,
  card: MenuPlacard,
  groups: readonly OptionGroup[],
  { hasSide, side }: Sided,
) {
  const { name, allergens: recipeAllergens, customizationsId } = card;
  const isSized = card.items.some(({ itemId }) => itemId === open.itemId);
  const itemId = isSized ? open.itemId : must(usualItem(card.items), 'size').itemId;
  const next = { name, itemId, customizationsId, groups, recipeAllergens, hasSide, side };
  if (isSameValue({ ...next, recipeAllergens: open.recipeAllergens && recipeAllergens }, pickOf(open))) return null;
  const size = isSized ? '' : (before.items.find((each) => each.itemId === open.itemId)?.size ?? '');
  return { ...next, leftOut: [size, side === null ? (open.side?.name ?? '') : ''].filter((lost) => lost !== '') };
}

const pickOf = ({ name, itemId, customizationsId, groups, recipeAllergens, hasSide, side }: OpenProduct) => ({
  name,
  itemId,
  customizationsId,
  groups,
  recipeAllergens,
  hasSide,
  side,
});
