import type { MenuItem, MenuPlacard } from '../menu/menu.ts';
import { overrideOf, type PriceOverride, type PriceOverrides } from './overrides.ts';

/** What has one or several prices. */
interface Sized extends Pick<MenuPlacard, 'priceFrom'> {
  readonly items: readonly Pick<MenuItem, 'itemId' | 'price'>[];
}

/**
 * Returns what rules have done to the least that something costs, of all its sizes as they are priced now; null: it is as the menu says
 * (PRICING-02). `priceFrom`: that least as the menu says, with what its parts or its side add at least.
 */
export function leastOverride({ items, priceFrom }: Sized, overrides: PriceOverrides): PriceOverride | null {
  const now = items.map(({ itemId, price }) => overrideOf(overrides, itemId) ?? { adjPrice: price, rules: [] });
  const least = Math.min(...now.map(({ adjPrice }) => adjPrice));
  const adjPrice = priceFrom + least - Math.min(...items.map(({ price }) => price));
  // Where the least has become dearer, the rules of what was the least have made it so.
  const changed = now.filter((each) => each.adjPrice === least && each.rules.length > 0);
  const rules = [...new Set((changed.length > 0 ? changed : now).flatMap((each) => each.rules))];
  return items.length === 0 || adjPrice === priceFrom ? null : { originalPrice: priceFrom, adjPrice, rules };
}
