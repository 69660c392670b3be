import { useEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { overrideOf, withOverrides } from '#domain/pricing/overrides.ts';
import type { productMachine } from '#machines/product/product.machine.ts';
import { usePriceOverrides } from '../-use-price-overrides.ts';

/** A product with the prices that rules have changed; its flow asks for its price anew when they change (PRICING-02). */
export function usePricedPlacard(actor: ActorRefFrom<typeof productMachine>, listed: MenuPlacard) {
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
