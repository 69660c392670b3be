import { useCallback } from 'react';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { overrideOf } from '#domain/pricing/overrides.ts';
import { LazyCardPrice } from '#src/flows/dynamic-pricing/LazyCardPrice.tsx';
import { usePriceOverrides } from './-use-price-overrides.ts';

/** Returns what draws the price of a card, as the menu says or as rules have changed it: the same function while they change nothing. */
export function useMenuPrices() {
  const overrides = usePriceOverrides();
  return useCallback(
    (placard: MenuPlacard, isFrom: boolean, listed: string) =>
      placard.items.some(({ itemId }) => overrideOf(overrides, itemId)) ? (
        <LazyCardPrice {...{ placard, overrides, isFrom, listed }} />
      ) : (
        listed
      ),
    [overrides],
  );
}
