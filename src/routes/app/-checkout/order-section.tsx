import { useRouteContext } from '@tanstack/react-router';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { OrderSection } from '#src/flows/checkout/OrderSection.tsx';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';

const ClosedNow = lazyExtra(async () => (await import('../-cart/closed-now.tsx')).ClosedNow);
const CafePlaceOf = lazyExtra(async () => (await import('../-setup/cafe-place.tsx')).CafePlaceOf);

/** How, where and when at the checkout; a map of the cafe where there is one. The address of a delivery has no coordinates in the contract. */
export function OrderSectionNow({ order }: { readonly order: SetUpOrder }) {
  const { clock, config } = useRouteContext({ from: '__root__' });
  const hasMap = config.map !== 'none' && order.destination !== 'DELIVERY';
  // The form comes first.
  const isDue = useAfterFirstPage();
  return (
    <OrderSection
      {...{ order, hasMap, now: cafeTimeAt(clock.now(), order.cafe.timeZone) }}
      map={hasMap && isDue && <CafePlaceOf cafeId={order.cafe.id} />}
      closed={isDue && order.schedule.priority === 'ASAP' && <ClosedNow order={order} />}
    />
  );
}
