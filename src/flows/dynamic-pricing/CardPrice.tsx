import { cardPrice, type PricedCard } from '#domain/menu/card-price.ts';
import { usualItem } from '#domain/menu/menu.ts';
import { formatCents } from '#domain/money/money.ts';
import { leastOverride } from '#domain/pricing/least-override.ts';
import type { PriceOverrides } from '#domain/pricing/overrides.ts';
import { text } from '#src/text/text.ts';
import { cardPriceText } from './card-price-text.ts';
import { PriceWas } from './PriceWas.tsx';

interface CardPriceProps extends PricedCard {
  readonly overrides: PriceOverrides;
}

/** The price of a card of the menu as rules have changed it (PRICING-02). */
export function CardPrice({ overrides, ...card }: CardPriceProps) {
  const { placard } = card;
  const { isFrom } = cardPrice(card);
  const usual = isFrom ? undefined : usualItem(placard.items);
  const override = leastOverride(usual ? { items: [usual], priceFrom: usual.price } : placard, overrides);
  if (override === null) return cardPriceText(card);
  const price = formatCents(override.adjPrice);
  return (
    <>
      {isFrom ? text('menu.priceFrom', { price }) : price}
      <PriceWas was={override.originalPrice} rules={override.rules} />
    </>
  );
}
