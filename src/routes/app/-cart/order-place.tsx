import { useRouteContext, useRouterState } from '@tanstack/react-router';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';
import { OrderPlace } from '#src/flows/kit/OrderPlace.tsx';

const ClosedNow = lazyExtra(async () => (await import('./closed-now.tsx')).ClosedNow);

/** How, where and when; the way to change it leads back to this page. */
export function OrderPlaceNow({ order }: { readonly order: SetUpOrder }) {
  const { clock } = useRouteContext({ from: '__root__' });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // The lines of the cart come first.
  const isDue = useAfterFirstPage();
  return (
    <OrderPlace
      order={order}
      now={cafeTimeAt(clock.now(), order.cafe.timeZone)}
      returnTo={path}
      closed={isDue && order.schedule.priority === 'ASAP' && <ClosedNow order={order} />}
    />
  );
}
