import type { Cents } from '#domain/money/money.ts';
import type { PriceNews } from '#domain/pricing/price-change.ts';
import { addOnceAsked } from './presses.ts';
import { priceNews, type PriceContext } from './price-news.ts';

/** Something that is taken by one press. */
interface PricedOffer {
  readonly itemId: string;
  readonly name: string;
  /** Of the menu, or as it is shown, in cents. */
  readonly price: Cents;
}

/** A price that is not the one that was shown. */
export interface SaidPrice {
  readonly itemId: string;
  readonly name: string;
  readonly news: PriceNews;
}

/** Called with null as the price is the one that was shown. */
export type Say = (said: SaidPrice | null) => void;

/** Takes something at the price that was shown; where it costs something else by now, that is said, and the next press takes it (PRICING-02). The checkout waits for the press. */
export async function takeAtPrice(context: PriceContext, { itemId, name, price }: PricedOffer, say: Say, take: () => void): Promise<void> {
  const isAsShown = async () => {
    const news = await priceNews(context, { itemId, price });
    say(news && { itemId, name, news });
    return news === null;
  };
  await addOnceAsked(context, isAsShown, async () => take());
}
