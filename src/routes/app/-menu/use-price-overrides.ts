import { useSelector } from '@xstate/react';
import { noOverrides, type PriceOverrides } from '#domain/pricing/overrides.ts';
import { isPending } from '#machines/kit/lazy.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';

/** Prices that rules have put in the place of the menu's, for the order in hand; none without dynamic pricing (PRICING-02). */
export function usePriceOverrides(): PriceOverrides {
  const { app } = useAppContext();
  const flow = useScreen(app, ({ children }) => children.dynamicPricing);
  return useSelector(flow, (snapshot) => (snapshot === undefined || isPending(snapshot) ? noOverrides : snapshot.context.overrides));
}
