import { cardPrice, type PricedCard } from '#domain/menu/card-price.ts';
import { formatCents } from '#domain/money/money.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { text } from '#src/text/text.ts';

/** The price of a card as the menu says it. */
export function listedPrice(card: PricedCard): string {
  const { isFrom, price } = cardPrice(card);
  return isFrom ? text('menu.priceFrom', { price: formatCents(price) }) : formatCents(price);
}

/** Its code comes with the first card whose price a rule has changed; until then the menu's price stands. */
export const LazyCardPrice = lazyExtra(async () => (await import('./CardPrice.tsx')).CardPrice, listedPrice);
