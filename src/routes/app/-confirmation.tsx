import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { defaultDestination } from '#domain/order/destination.ts';
import { promisedAt, promiseLabel } from '#domain/order/promise.ts';
import { cafeTimeAt, deviceZone } from '#domain/time/cafe-time.ts';
import { placedOrder } from '#src/api/order.ts';
import { hoursOf } from '#src/flows/cafe-search/cafe-facts.ts';
import { orderCalendar } from '#src/pages/confirmation/order-calendar.ts';
import { ConfirmationView } from '#src/pages/confirmation/ConfirmationView.tsx';
import { NoOrderView } from '#src/pages/confirmation/NoOrderView.tsx';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { useOrder } from '../-shell/use-order.ts';
import { useJoin } from './-use-join.ts';
import { useConfirmedCafe } from './-use-confirmed-cafe.ts';

/** The order that was placed last in this browser. It needs its cart only: what the cafe adds to it may come later, or not at all. */
export function ConfirmationPage() {
  const { call, clock } = useRouteContext({ from: '__root__' });
  const cartId = useOrder((known) => known.placedCartId);
  const { data: cart, isError, refetch } = useQuery({ ...placedOrder(call, cartId ?? ''), enabled: cartId !== null });
  const onJoin = useJoin(cart?.customer ?? null);
  const confirmed = useConfirmedCafe(cart?.cafes[0]?.id ?? null);
  if (cartId === null || isError) return <NoOrderView reason={cartId === null ? 'none' : 'unreachable'} onRetry={() => void refetch()} />;
  if (cart === undefined) return <PageLoading />;
  const { cafe, place } = confirmed;
  const timeZone = cafe?.timeZone ?? deviceZone();
  const localNow = cafeTimeAt(clock.now(), timeZone);
  const at = promisedAt(cart.cartSummary, timeZone);
  return (
    <ConfirmationView
      cart={cart}
      destination={cart.cartSummary.destination ?? defaultDestination}
      {...confirmed}
      hours={place === null ? '' : hoursOf(place, localNow)}
      calendar={at === null || cafe === null ? null : orderCalendar(cart, cafe, { at, now: clock.now() })}
      onJoin={onJoin}
      when={at === null ? null : promiseLabel(at, localNow)}
    />
  );
}
