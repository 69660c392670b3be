import { useRouteContext, useRouterState } from '@tanstack/react-router';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { OrderPlace } from '#src/flows/kit/OrderPlace.tsx';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';

const CafePlaceOf = lazyExtra(async () => (await import('./-cafe-place.tsx')).CafePlaceOf);

interface OrderPlaceNowProps {
  readonly order: SetUpOrder;
  readonly isSection?: boolean | undefined;
}

/** How, where and when; the way to change it leads back to this page. */
export function OrderPlaceNow({ order, isSection }: OrderPlaceNowProps) {
  const { clock, config } = useRouteContext({ from: '__root__' });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // The address of a delivery has no coordinates in the contract.
  const hasMap = isSection === true && config.map !== 'none' && order.destination !== 'DELIVERY';
  return (
    <OrderPlace
      order={order}
      now={cafeTimeAt(clock.now(), order.cafe.timeZone)}
      returnTo={path}
      isSection={isSection}
      map={hasMap && <CafePlaceOf cafeId={order.cafe.id} />}
    />
  );
}
