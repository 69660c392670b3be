import { useRouteContext, useRouterState } from '@tanstack/react-router';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { OrderPlace } from '#src/flows/kit/OrderPlace.tsx';

/** How, where and when; the way to change it leads back to this page. */
export function OrderPlaceNow({ order }: { readonly order: SetUpOrder }) {
  const { clock } = useRouteContext({ from: '__root__' });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return <OrderPlace order={order} now={cafeTimeAt(clock.now(), order.cafe.timeZone)} returnTo={path} />;
}
