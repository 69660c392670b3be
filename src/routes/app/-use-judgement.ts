import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { stockDay, wantedBy } from '#domain/menu/wanted.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { cafeTimeAt, deviceZone } from '#domain/time/cafe-time.ts';
import { soldOutOf } from '#src/api/menu.ts';
import { useOrder } from '../-shell/use-order.ts';

/** What the availability of an item is judged by: the order in hand, and the stock of its cafe on its day. Without a cafe everything is in stock. */
export function useJudgement(cafe: OrderCafe | null) {
  const { call, clock } = useRouteContext({ from: '__root__' });
  const order = useOrder((known) => known.order);
  const now = cafeTimeAt(clock.now(), cafe?.timeZone ?? deviceZone());
  const { destination, at } = wantedBy(order, now);
  const stock = soldOutOf(call, cafe?.id ?? '', stockDay(order, now));
  const { data, isError, refetch } = useQuery({ ...stock, enabled: cafe !== null });
  return {
    // The same while nothing changes, so that what is drawn by them is not drawn again.
    wanted: useMemo(() => ({ destination, at }), [destination, at]),
    soldOut: useMemo((): ReadonlySet<string> => new Set(data), [data]),
    /** Asks for the stock again; null while it is known. */
    onRetryStock: isError ? () => void refetch() : null,
  };
}
