import type { PastOrder } from '#domain/order/past-order.ts';
import { HEADING } from '#src/pages/home/HomeView.tsx';
import { StartForm, type StartFormProps } from '#src/pages/home/StartForm.tsx';
import { Usual } from '#src/pages/home/Usual.tsx';
import { UsualHeading as Heading } from '#src/pages/home/UsualHeading.tsx';
import { dayPlaced } from '#domain/order/past-order.ts';
import { useOrderAgain } from '../../-shell/use-order-again.ts';
import { waiting } from './home-lazy.tsx';
import { useUsual } from './use-usual.ts';
import { useUsualToday } from './use-usual-today.ts';

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
  return <Usual {...{ orders, ...useUsualToday(usual), dayPlaced }} onOrderAgain={useOrderAgain()} />;
}
