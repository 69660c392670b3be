import { useCallback } from 'react';
import type { PricedCard } from '#domain/menu/card-price.ts';
import { overrideOf } from '#domain/pricing/overrides.ts';
import { cardPriceText } from '#src/flows/dynamic-pricing/card-price-text.ts';
import { LazyCardPrice } from '#src/flows/dynamic-pricing/LazyCardPrice.tsx';
import { usePriceOverrides } from './use-price-overrides.ts';

/** Returns what draws the price of a card, as the menu says or as rules have changed it: the same function while they change nothing. */
export function useMenuPrices() {
  const overrides = usePriceOverrides();
  return useCallback(
    (card: PricedCard) =>
      card.placard.items.some(({ itemId }) => overrideOf(overrides, itemId)) ? (
        <LazyCardPrice {...card} overrides={overrides} />
      ) : (
        cardPriceText(card)
      ),
    [overrides],
  );
}
