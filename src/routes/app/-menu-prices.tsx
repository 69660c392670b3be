import { useEffect, type ReactNode } from 'react';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { formatCents } from '#domain/money/money.ts';
import { overrideOf } from '#domain/pricing/overrides.ts';
import { LazyPriceWas } from '#src/flows/dynamic-pricing/LazyPriceWas.tsx';
import { usePriceOverrides } from './-use-price-overrides.ts';

/** Draws the price of a card that rules have changed; null: it has the price of the menu. */
type PriceOf = (placard: MenuPlacard) => ReactNode;

/** What the menu is told; empty before it was. */
export interface Prices {
  readonly priceOf?: PriceOf;
}

/** Tells the menu how to draw prices that rules have changed. It draws nothing itself, and its code comes only with the feature. */
export function MenuPrices({ onChange }: { readonly onChange: (prices: Prices) => void }) {
  const overrides = usePriceOverrides();
  useEffect(() => {
    const priceOf: PriceOf = ({ items }) => {
      const usual = items.find(({ isDefault }) => isDefault) ?? items[0];
      const override = usual && overrideOf(overrides, usual.itemId);
      return (
        override && (
          <>
            {formatCents(override.adjPrice)}
            <LazyPriceWas was={override.originalPrice} rules={override.rules} />
          </>
        )
      );
    };
    onChange({ priceOf });
  }, [overrides, onChange]);
  return null;
}
