import { useCallback } from 'react';
import { usualItem, type MenuPlacard } from '#domain/menu/menu.ts';
import { formatCents } from '#domain/money/money.ts';
import { overrideOf } from '#domain/pricing/overrides.ts';
import { LazyPriceWas } from '#src/flows/dynamic-pricing/LazyPriceWas.tsx';
import { usePriceOverrides } from './-use-price-overrides.ts';

/** Returns what draws the price of a card that rules have changed, or null: the same function while they change nothing. */
export function useMenuPrices() {
  const overrides = usePriceOverrides();
  return useCallback(
    ({ items }: MenuPlacard) => {
      const usual = usualItem(items);
      const override = usual && overrideOf(overrides, usual.itemId);
      return (
        override && (
          <>
            {formatCents(override.adjPrice)}
            <LazyPriceWas was={override.originalPrice} rules={override.rules} />
          </>
        )
      );
    },
    [overrides],
  );
}
