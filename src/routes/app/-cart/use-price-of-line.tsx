import { useCallback } from 'react';
import { formatCents } from '#domain/money/money.ts';
import { wasTotal } from '#domain/pricing/was-total.ts';
import type { PriceOfLine } from '#src/flows/cart/CartLine.tsx';
import { LazyPriceWas } from '#src/flows/dynamic-pricing/LazyPriceWas.tsx';
import { usePriceOverrides } from '../-menu/use-price-overrides.ts';

/** How the cart draws the price of a line that rules have changed. What it is now is always the server's. */
export function usePriceOfLine(): PriceOfLine {
  const overrides = usePriceOverrides();
  return useCallback(
    (item) => {
      const was = wasTotal(overrides, item);
      if (was === null) return null;
      return (
        <>
          {formatCents(item.totalPrice)}
          <LazyPriceWas was={was} rules={overrides[item.itemId]?.rules ?? []} />
        </>
      );
    },
    [overrides],
  );
}
