import { useRouteContext } from '@tanstack/react-router';
import type { Cart } from '#domain/cart/cart.ts';
import { defaultDestination } from '#domain/order/destination.ts';
import { useHeadingFocus } from '#src/flows/kit/useHeadingFocus.ts';
import { ConfirmationView } from '#src/pages/confirmation/ConfirmationView.tsx';
import { CanceledOrder } from './canceled-order.tsx';
import { orderParts } from './order-parts.tsx';
import { orderTime } from './order-time.ts';
import { useConfirmedCafe } from '../-setup/use-confirmed-cafe.ts';
import { useOrderActions } from './use-order-actions.ts';
import { useOrderRoom } from './use-order-room.ts';
import { useShownOrder } from './use-shown-order.ts';
import { useWatchedOrder } from './use-watched-order.ts';

interface PlacedOrderPageProps {
  readonly cart: Cart;
  /** The guest has come back to an order, which is not new any more (ROUTES-11). */
  readonly isActiveOrderRoute: boolean;
}

/** An order that was placed. It needs its cart only: what the cafe and the kitchen add to it may come later, or not at all. */
export function PlacedOrderPage({ cart: placed, isActiveOrderRoute }: PlacedOrderPageProps) {
  const { cart, isMember, onJoin } = useShownOrder(placed);
  const { clock } = useRouteContext({ from: '__root__' });
  const actions = useOrderActions(cart);
  const { place, ...confirmed } = useConfirmedCafe(cart.cafes[0]?.id ?? null);
  const { cafe } = confirmed;
  const watched = useWatchedOrder(cafe && { cart, cafe });
  const room = useOrderRoom(watched, cafe && { cart, cafe }, cart);
  useHeadingFocus(watched.isCanceled ? 'canceled' : 'placed');
  if (watched.isCanceled) return <CanceledOrder cart={cart} />;
  const time = orderTime({ cart, cafe, place, tracker: watched.tracker?.screen ?? null, now: clock.now() });
  return (
    <ConfirmationView
      destination={cart.cartSummary.destination ?? defaultDestination}
      {...orderParts(watched, { cart, cafe, time, isMember })}
      {...{ ...confirmed, ...time, ...room, ...actions, cart, place, isMember, onJoin, isActiveOrderRoute }}
    />
  );
}
