import { formatCents, type Cents } from '../money/money.ts';
import { overrideOf, type PriceOverrides } from './overrides.ts';
import { priceUnder } from './prices-under.ts';

/** How something costs something else than was shown. */
export interface PriceChange {
  /** What the guest has seen, in cents. */
  readonly from: Cents;
  /** What it costs, in cents. */
  readonly to: Cents;
}

/** A size as its card has it, with the menu's price or with what was shown, in cents. */
interface CardItem {
  readonly itemId: string;
  readonly price: Cents;
}

/** Returns what the menu has a size for, in cents. `shown`: the overrides that its card was shown with: one that has its price by a rule does not say what the menu has. */
export const listedPrice = (item: CardItem, shown: PriceOverrides): Cents => overrideOf(shown, item.itemId)?.originalPrice ?? item.price;

/** Returns how a size that costs `to`, in cents, costs something else than was shown; null: it costs what was shown (PRICING-01, PRICING-02). */
export function priceChange(item: CardItem, shown: PriceOverrides, to: Cents): PriceChange | null {
  const from = priceUnder(shown, item);
  return from === to ? null : { from, to };
}

/** Why something is not taken at the price that was shown: it costs something else, that is not known, or the order in hand cannot have it. */
export type PriceNews = PriceChange | 'late' | 'gone';

/** Returns which words say it: one price that fell is said otherwise than one that rose, though both are asked about (PRICING-01). */
export function newsKind(news: PriceNews): 'more' | 'less' | 'late' | 'gone' {
  if (typeof news === 'string') return news;
  return news.to < news.from ? 'less' : 'more';
}

/** Returns the values of the words that say it, with prices as text. */
export const priceValues = (name: string, news: PriceNews): Record<string, string> =>
  typeof news === 'string' ? { name } : { name, from: formatCents(news.from), to: formatCents(news.to) };
