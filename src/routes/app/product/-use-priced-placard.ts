import { useEffect, useMemo, useRef } from 'react';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { overrideOf } from '#domain/pricing/overrides.ts';
import { withOverrides } from '#domain/pricing/prices-under.ts';
import { usePriceOverrides } from '../-menu/use-price-overrides.ts';

interface Priced {
  readonly send: (event: { readonly type: 'prices.changed' }) => void;
}

/** A product or combo with the prices that rules have changed; its flow asks for its price anew when they change (PRICING-02). */
export function usePricedPlacard(actor: Priced, listed: MenuPlacard) {
  const overrides = usePriceOverrides();
  const asked = useRef(overrides);
  useEffect(() => {
    if (asked.current === overrides) return;
    asked.current = overrides;
    actor.send({ type: 'prices.changed' });
  }, [actor, overrides]);
  return {
    overrideOf: (itemId: string) => overrideOf(overrides, itemId),
    placard: useMemo(() => withOverrides(listed, overrides), [listed, overrides]),
  };
}
