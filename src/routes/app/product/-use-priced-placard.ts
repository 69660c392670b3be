import { useEffect, useMemo, useRef } from 'react';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { overrideOf } from '#domain/pricing/overrides.ts';
import { withOverrides } from '#domain/pricing/prices-under.ts';
import { usePriceOverrides } from '../-menu/use-price-overrides.ts';

interface Priced {
  readonly send: (event: { readonly type: 'prices.changed' }) => void;
}

/** A product or combo with the prices that rules have changed; its flow asks for its price anew when they or its card change (PRICING-02, MENU-13). */
export function usePricedPlacard(actor: Priced, listed: MenuPlacard) {
  const overrides = usePriceOverrides();
  const asked = useRef({ overrides, listed });
  useEffect(() => {
    if (asked.current.overrides === overrides && asked.current.listed === listed) return;
    asked.current = { overrides, listed };
    actor.send({ type: 'prices.changed' });
  }, [actor, overrides, listed]);
  return {
    overrideOf: (itemId: string) => overrideOf(overrides, itemId),
    placard: useMemo(() => withOverrides(listed, overrides), [listed, overrides]),
  };
}
