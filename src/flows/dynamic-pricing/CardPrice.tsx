import { usualItem, type MenuPlacard } from '#domain/menu/menu.ts';
import { formatCents } from '#domain/money/money.ts';
import { leastOverride } from '#domain/pricing/least-override.ts';
import type { PriceOverrides } from '#domain/pricing/overrides.ts';
import { text } from '#src/text/text.ts';
import { PriceWas } from './PriceWas.tsx';

export interface CardPriceProps {
  readonly placard: MenuPlacard;
  readonly overrides: PriceOverrides;
  /** The card has several prices, and says the least of them; else it has that of its usual size. */
  readonly isFrom: boolean;
  /** As the menu says. */
  readonly listed: string;
}

/** The price of a card of the menu as rules have changed it (PRICING-02). */
export function CardPrice({ placard, overrides, isFrom, listed }: CardPriceProps) {
  const usual = isFrom ? undefined : usualItem(placard.items);
  const override = leastOverride(usual ? { items: [usual], priceFrom: usual.price } : placard, overrides);
  if (override === null) return listed;
  const price = formatCents(override.adjPrice);
  return (
    <>
      {isFrom ? text('menu.priceFrom', { price }) : price}
      <PriceWas was={override.originalPrice} rules={override.rules} />
    </>
  );
}
