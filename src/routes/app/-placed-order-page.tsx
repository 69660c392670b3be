import { useRouteContext } from '@tanstack/react-router';
import type { Cart } from '#domain/cart/cart.ts';
import { activeOrderFrom } from '#domain/order/active-orders.ts';
import { defaultDestination } from '#domain/order/destination.ts';
import { deviceZone } from '#domain/time/cafe-time.ts';
import { hoursOf } from '#src/flows/cafe-search/cafe-facts.ts';
import { orderCalendar } from '#src/pages/confirmation/order-calendar.ts';
import { ConfirmationView } from '#src/pages/confirmation/ConfirmationView.tsx';
import { arrivalPart } from './-arrival-part.tsx';
import { trackedPart } from './-tracked-part.tsx';
import { orderTime } from './-order-time.ts';
import { useJoin } from './-use-join.ts';
import { useConfirmedCafe } from './-use-confirmed-cafe.ts';
import { useWatchedOrder } from './-use-watched-order.ts';

interface PlacedOrderPageProps {
  readonly cart: Cart;
  /** The guest has come back to an order, which is not new any more (ROUTES-11). */
  readonly isActiveOrderRoute: boolean;
}

/** An order that was placed. It needs its cart only: what the cafe and the kitchen add to it may come later, or not at all. */
export function PlacedOrderPage({ cart, isActiveOrderRoute }: PlacedOrderPageProps) {
  const { clock } = useRouteContext({ from: '__root__' });
  const onJoin = useJoin(cart.customer);
  const { place, ...confirmed } = useConfirmedCafe(cart.cafes[0]?.id ?? null);
  const { cafe } = confirmed;
  const { tracker, arrival } = useWatchedOrder(cafe && activeOrderFrom({ cart, cafe }));
  const { localNow, at, promisedAt, ...time } = orderTime(cart, tracker?.screen ?? null, cafe?.timeZone ?? deviceZone(), clock.now());
  return (
    <ConfirmationView
      destination={cart.cartSummary.destination ?? defaultDestination}
      hours={place ? hoursOf(place, localNow) : ''}
      calendar={cafe && at && orderCalendar(cart, cafe, { at: at.slice(0, 16), now: clock.now() })}
      arrival={arrival && arrivalPart({ ...arrival, phone: cart.customer?.phone ?? '' })}
      tracker={tracker && trackedPart({ ...tracker, promisedAt, cafeName: cafe?.name ?? null })}
      {...{ ...confirmed, ...time, cart, place, onJoin, isActiveOrderRoute }}
    />
  );
}
