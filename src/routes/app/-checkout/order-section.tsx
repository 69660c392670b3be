import { useNavigate, useRouteContext } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { OrderSection } from '#src/flows/checkout/OrderSection.tsx';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';
import { useUntimely } from '../../-shell/use-untimely.tsx';

const CafePlaceOf = lazyExtra(async () => (await import('../-setup/cafe-place.tsx')).CafePlaceOf);
const PickupWays = lazyExtra(async () => (await import('#src/flows/checkout/PickupWays.tsx')).PickupWays);

/** How, where and when, drawn, what its cafe says of the order now, and the way to change it. */
export function useOrderSection(order: SetUpOrder, cart: Cart | null) {
  const navigate = useNavigate();
  const { words, untimely, watch } = useUntimely(order, cart);
  const onChangeOrder = () =>
    void navigate({ to: '/app/startOrder.html', search: { returnTo: '/app/checkout.html', step: untimely?.help } });
  return { untimely, onChangeOrder, watch, when: words?.when, place: <OrderSectionNow {...{ order, watch }} untimely={words} /> };
}

/** How, where and when at the checkout; a map of the cafe where there is one. The address of a delivery has no coordinates in the contract. */
function OrderSectionNow(props: Pick<ComponentProps<typeof OrderSection>, 'order' | 'untimely' | 'watch'>) {
  const { order } = props;
  const { clock, config } = useRouteContext({ from: '__root__' });
  const hasMap = config.map !== 'none' && order.destination !== 'DELIVERY';
  // The form comes first.
  const isDue = useAfterFirstPage();
  return (
    <OrderSection
      {...props}
      {...{ hasMap, now: cafeTimeAt(clock.now(), order.cafe.timeZone) }}
      map={hasMap && isDue && <CafePlaceOf cafeId={order.cafe.id} />}
      ways={isDue && <PickupWays order={order} />}
    />
  );
}
