import type { Cents } from '../money/money.ts';
import { overrideOf, type PriceOverrides } from './overrides.ts';
import { priceUnder } from './prices-under.ts';

interface PriceChange {
  /** What the guest has seen, in cents. */
  readonly from: Cents;
  /** What it costs, in cents. */
  readonly to: Cents;
}

/**
 * Returns how a size costs something else than was shown; null: it costs what was shown (PRICING-01, PRICING-02). `item`: as its card has it,
 * with the menu's price or with what was shown; `shown`: the overrides that the card was shown with.
 */
export function priceChange(
  item: { readonly itemId: string; readonly price: Cents },
  shown: PriceOverrides,
  now: PriceOverrides,
): PriceChange | null {
  const from = priceUnder(shown, item);
  // A card that has its price by a rule does not say what the menu has.
  const listed = overrideOf(shown, item.itemId)?.originalPrice ?? item.price;
  const to = priceUnder(now, { ...item, price: listed });
  return from === to ? null : { from, to };
}
