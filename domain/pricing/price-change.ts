import { formatCents, type Cents } from '../money/money.ts';
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

/** Why something is not taken at the price that was shown: it costs something else, or that is not known. */
export type PriceNews = PriceChange | 'late';

/** Returns the values of the words that say it, with prices as text. */
export const priceValues = (name: string, news: PriceNews): Record<string, string> =>
  news === 'late' ? { name } : { name, from: formatCents(news.from), to: formatCents(news.to) };
