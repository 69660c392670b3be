import type { CartChildRequest } from '#contract/cart-item.ts';
import type { Place } from '../menu/catalog.ts';

/**
 * Which child fills which place of a combo: every place one child, every child one place. Children may come in any order; where both
 * would fit, the earlier child takes the earlier place. Null when they do not fit.
 */
export function fillPlaces(places: readonly Place[], children: readonly CartChildRequest[]): CartChildRequest[] | null {
  const [place, ...others] = places;
  if (!place) return children.length === 0 ? [] : null;
  for (const [index, child] of children.entries()) {
    if (!place.items.some(({ itemId }) => itemId === child.itemId)) continue;
    const rest = fillPlaces(others, children.toSpliced(index, 1));
    if (rest) return [child, ...rest];
  }
  return null;
}
