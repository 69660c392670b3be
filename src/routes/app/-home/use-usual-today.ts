import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import type { CartItem } from '#domain/cart/cart.ts';
import { usualToday, type UsualToday } from '#domain/home/usual.ts';
import { wantedBy } from '#domain/menu/wanted.ts';
import type { PastOrder } from '#domain/order/past-order.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import { orderDetailsQuery } from '#src/api/placed-order.ts';
import { useCafeNow } from '../-menu/use-cafe-now.ts';

/** Returns what is in an order of before, and what it looks like on the menu of its cafe today; null: not known, or it could not be read (CART-33). */
export function useUsualToday(usual: PastOrder): { readonly lines: readonly CartItem[] | null; readonly today: UsualToday | null } {
  const { call } = useRouteContext({ from: '__root__' });
  const { data } = useQuery({ ...orderDetailsQuery(call, { id: usual.orderId, isMember: true }), staleTime: Infinity });
  const cafeId = data?.cart.cafes[0]?.id ?? NO_CAFE;
  const { data: menu } = useQuery({ ...menuOf(call, cafeId), enabled: cafeId !== NO_CAFE });
  const { data: soldOut } = useQuery({ ...soldOutOf(call, cafeId, null), enabled: cafeId !== NO_CAFE });
  const { now, soonest } = useCafeNow({ id: cafeId, timeZone: usual.timeZone });
  const asNew = wantedBy(null, now, soonest);
  const before = data?.cart.cartSummary.destination;
  // A new order is set up as this one was.
  const wanted = before && before !== 'SUBSCRIPTION' ? { ...asNew, destination: before } : asNew;
  const lines = data?.cart.items ?? null;
  return { lines, today: lines && menu ? usualToday(lines, menu, { wanted, soldOut: new Set(soldOut) }) : null };
}
