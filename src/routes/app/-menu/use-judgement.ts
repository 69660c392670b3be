import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { lastOrderDay, stockDay, wantedBy } from '#domain/menu/wanted.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { soldOutOf } from '#src/api/menu.ts';
import { useOrder } from '../../-shell/use-order.ts';
import { useCafeNow } from './use-cafe-now.ts';

/** What the availability of an item is judged by: the order in hand, and the stock of its cafe on its day. Without a cafe everything is in stock. */
export function useJudgement(cafe: OrderCafe | null) {
  const { call, config } = useRouteContext({ from: '__root__' });
  const order = useOrder((known) => known.order);
  const { now, soonest } = useCafeNow(cafe);
  const { destination, at } = wantedBy(order, now, soonest);
  const { data, isError } = useQuery({ ...soldOutOf(call, cafe?.id ?? '', stockDay(order, now)), enabled: cafe !== null });
  return {
    // The same while nothing changes, so that what is drawn by them is not drawn again.
    wanted: useMemo(() => ({ destination, at, now, lastDay: lastOrderDay(now, config.slotDays) }), [destination, at, now, config]),
    // Where it was asked for anew in vain too (MENU-17).
    soldOut: useMemo((): ReadonlySet<string> => new Set(isError ? [] : data), [data, isError]),
    /** Until then everything counts as there. */
    isStockKnown: data !== undefined,
  };
}
