import { useRouteContext, useRouterState } from '@tanstack/react-router';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { OrderPlace } from '#src/flows/kit/OrderPlace.tsx';

interface OrderPlaceNowProps {
  readonly order: SetUpOrder;
  readonly isSection?: boolean | undefined;
}

/** How, where and when; the way to change it leads back to this page. */
export function OrderPlaceNow({ order, isSection }: OrderPlaceNowProps) {
  const { clock } = useRouteContext({ from: '__root__' });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return <OrderPlace order={order} now={cafeTimeAt(clock.now(), order.cafe.timeZone)} returnTo={path} isSection={isSection} />;
}
