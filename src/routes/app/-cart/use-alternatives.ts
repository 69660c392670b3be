import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noAlternatives } from '#domain/cart/alternatives.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { unavailableLines } from '#domain/cart/orderable.ts';
import { lastOrderDay, stockDay, wantedBy } from '#domain/menu/wanted.ts';
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

/** What helps with a line that cannot be ordered, by menu and stock of its cafe. `isOutdated`: a change was not taken as asked: the stock is read again. */
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
  const wanted = { ...wantedBy(order, now), lastDay: lastOrderDay(now, config.slotDays) };
  const overrides = usePriceOverrides();
  const priceOf = (item: { itemId: string; price: number }) => priceUnder(overrides, item);
  const judged = { wanted, soldOut: new Set(soldOut), avoidance: useAvoidance(), priceOf, quantityMaxOf };
  const rule = useAlternativesRule(enabled);
  if (!enabled || rule === null || menu.isPending || isPending) return () => (enabled ? null : noAlternatives);
  const known = menu.data && rule.alternativesFor(menu.data, cart, judged);
  return ({ sequenceNum }) => known?.get(sequenceNum) ?? noAlternatives;
}
