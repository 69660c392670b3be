import { useMemo } from 'react';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import type { Cents } from '#domain/money/money.ts';
import { overrideOf } from '#domain/pricing/overrides.ts';
import { menuWithOverrides } from '#domain/pricing/priced-menu.ts';
import { usePriceOverrides } from './use-price-overrides.ts';

interface Offer {
  readonly placard: MenuPlacard;
  readonly itemId: string;
  /** As the menu with overrides has it, in cents. */
  readonly price: Cents;
}

/** A menu with the prices that rules have changed, and what they have done to each offer that is chosen from it (PRICING-02). */
export function usePricedMenu(menu: Menu | undefined) {
  const overrides = usePriceOverrides();
  return {
    menu: useMemo(() => menu && menuWithOverrides(menu, overrides), [menu, overrides]),
    priced: (offers: readonly Offer[]) =>
      offers.map(({ placard, itemId, price }) => ({ placard, price, override: overrideOf(overrides, itemId) })),
  };
}
