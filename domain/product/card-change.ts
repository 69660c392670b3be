import { usualItem, type MenuPlacard } from '../menu/menu.ts';
import { must } from '../must.ts';
import { isSameValue } from '../same-value.ts';
import type { OptionGroup } from './choices.ts';

/** A product as its page has it open. */
interface OpenProduct {
  readonly name: string;
  readonly itemId: string;
  readonly customizationsId: string | null;
  readonly groups: readonly OptionGroup[];
  /** What its recipe has; left out: it is a part of a combo, of which that is not asked for. */
  readonly recipeAllergens?: readonly string[];
}

/**
 * Returns what another release of the menu changes of a product that is open; null: nothing (MENU-13). A size that is gone becomes the usual
 * one, and is named. `before`: the card that it was opened with; `groups`: what may be chosen of it now.
 */
export function cardChange(open: OpenProduct, before: MenuPlacard, card: MenuPlacard, groups: readonly OptionGroup[]) {
  const { name, allergens: recipeAllergens, customizationsId } = card;
  const isSized = card.items.some(({ itemId }) => itemId === open.itemId);
  const itemId = isSized ? open.itemId : must(usualItem(card.items), 'size').itemId;
  const next = { name, itemId, customizationsId, groups, recipeAllergens };
  if (isSameValue({ ...next, recipeAllergens: open.recipeAllergens && recipeAllergens }, pickOf(open))) return null;
  const size = isSized ? '' : (before.items.find((each) => each.itemId === open.itemId)?.size ?? '');
  return { ...next, leftOut: size === '' ? [] : [size] };
}

const pickOf = ({ name, itemId, customizationsId, groups, recipeAllergens }: OpenProduct) => ({
  name,
  itemId,
  customizationsId,
  groups,
  recipeAllergens,
});
