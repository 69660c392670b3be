import { useRouteContext, useRouterState } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { OrderPlace } from '#src/flows/kit/OrderPlace.tsx';
import { useUntimely } from '../../-shell/use-untimely.tsx';

/** How, where and when, drawn, and what its cafe says of the order now. */
export function useOrderPlace(order: SetUpOrder | null, cart: Cart | null) {
  const { words, untimely, watch } = useUntimely(order, cart, true);
  return { untimely, place: order && <OrderPlaceNow {...{ order, watch }} untimely={words} /> };
}

/** The way to change it leads back to this page. */
function OrderPlaceNow(props: Pick<ComponentProps<typeof OrderPlace>, 'order' | 'untimely' | 'watch'>) {
  const { clock } = useRouteContext({ from: '__root__' });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return <OrderPlace {...props} now={cafeTimeAt(clock.now(), props.order.cafe.timeZone)} returnTo={path} />;
}
