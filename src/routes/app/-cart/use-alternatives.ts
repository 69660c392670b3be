import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noAlternatives } from '#domain/cart/alternatives.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { unavailableLines } from '#domain/cart/orderable.ts';
import { stockDay, wantedWithin } from '#domain/menu/wanted.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { priceUnder } from '#domain/pricing/prices-under.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import type { AlternativesOf } from '#src/flows/cart/CartLine.tsx';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { useAlternativesRule } from './use-alternatives-rule.ts';
import { useAvoidance } from '../-menu/use-avoidance.ts';
import { useCafeNow } from '../-menu/use-cafe-now.ts';
import { usePriceOverrides } from '../-menu/use-price-overrides.ts';

type Limit = (itemId: string, sequenceNum: number) => number;

/**
 * What helps with a line that cannot be ordered, by the menu and the stock of the order's cafe. `isOutdated`: a change was not taken as asked, so the
 * stock is asked for again.
 */
export function useAlternatives(order: SetUpOrder | null, cart: Cart | null, quantityMaxOf: Limit, isOutdated: boolean): AlternativesOf {
  const { call, config } = useAppContext();
  const { now } = useCafeNow(order?.cafe ?? null);
  const cafeId = order?.cafe.id ?? '';
  const enabled = order !== null && cart !== null && unavailableLines(cart).length > 0;
  const menu = useQuery({ ...menuOf(call, cafeId), enabled });
  const { data: soldOut, isPending, refetch } = useQuery({ ...soldOutOf(call, cafeId, stockDay(order, now)), enabled });
  useEffect(() => {
    if (enabled && isOutdated) void refetch({ cancelRefetch: false });
  }, [enabled, isOutdated, refetch]);
  const judged = { wanted: wantedWithin(order, now, config.slotDays), soldOut: new Set(soldOut), avoidance: useAvoidance() };
  const overrides = usePriceOverrides();
  const rule = useAlternativesRule(enabled);
  if (!enabled || rule === null || menu.isPending || isPending) return () => (enabled ? null : noAlternatives);
  const priceOf = (item: { itemId: string; price: number }) => priceUnder(overrides, item);
  const known = menu.data && rule.alternativesFor(menu.data, cart, { ...judged, priceOf, quantityMaxOf });
  return ({ sequenceNum }) => known?.get(sequenceNum) ?? noAlternatives;
}
