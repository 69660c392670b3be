import { cardPrice, type PricedCard } from '#domain/menu/card-price.ts';
import { formatCents } from '#domain/money/money.ts';
import { text } from '#src/text/text.ts';

/** The price of a card as the menu says it. */
export function cardPriceText(card: PricedCard): string {
  const { isFrom, price } = cardPrice(card);
  return isFrom ? text('menu.priceFrom', { price: formatCents(price) }) : formatCents(price);
}
