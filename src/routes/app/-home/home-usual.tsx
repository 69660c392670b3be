import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { usualToday } from '#domain/home/usual.ts';
import { wantedBy } from '#domain/menu/wanted.ts';
import type { PastOrder } from '#domain/order/past-order.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import { orderDetailsQuery } from '#src/api/placed-order.ts';
import { HEADING } from '#src/pages/home/HomeView.tsx';
import { StartForm, type StartFormProps } from '#src/pages/home/StartForm.tsx';
import { Usual } from '#src/pages/home/Usual.tsx';
import { UsualHeading as Heading } from '#src/pages/home/UsualHeading.tsx';
import { dayPlaced } from '#domain/order/past-order.ts';
import { useOrderAgain } from '../../-shell/use-order-again.ts';
import { useCafeNow } from '../-menu/use-cafe-now.ts';
import { waiting } from './home-lazy.tsx';
import { useUsual } from './use-usual.ts';

export function UsualHeading() {
  const orders = useUsual();
  return <Heading hasUsual={orders && orders.length > 0} />;
}

/** What a member had before; the form where there is nothing. While it is not known, nothing but its room. */
export function UsualNow({ start }: { readonly start: Omit<StartFormProps, 'labelledBy'> }) {
  const orders = useUsual();
  if (orders === undefined) return waiting;
  return orders[0] === undefined ? <StartForm {...start} labelledBy={HEADING} /> : <UsualOrders orders={orders} usual={orders[0]} />;
}

function UsualOrders({ orders, usual }: { readonly orders: readonly PastOrder[]; readonly usual: PastOrder }) {
  const { call } = useRouteContext({ from: '__root__' });
  const { data } = useQuery({ ...orderDetailsQuery(call, { id: usual.orderId, isMember: true }), staleTime: Infinity });
  const cafeId = data?.cart.cafes[0]?.id ?? NO_CAFE;
  const { data: menu } = useQuery({ ...menuOf(call, cafeId), enabled: cafeId !== NO_CAFE });
  const { data: soldOut } = useQuery({ ...soldOutOf(call, cafeId, null), enabled: cafeId !== NO_CAFE });
  const now = useCafeNow({ id: cafeId, timeZone: usual.timeZone });
  const before = data?.cart.cartSummary.destination;
  const asNew = wantedBy(null, now);
  // A new order is set up as this one was.
  const wanted = before && before !== 'SUBSCRIPTION' ? { ...asNew, destination: before } : asNew;
  const lines = data?.cart.items ?? null;
  const today = lines && menu ? usualToday(lines, menu, { wanted, soldOut: new Set(soldOut) }) : null;
  return <Usual {...{ orders, lines, today, dayPlaced }} onOrderAgain={useOrderAgain()} />;
}
