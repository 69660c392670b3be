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
  const { call, clock, config } = useRouteContext({ from: '__root__' });
  const join = useJoin();
  const cartId = useOrder((known) => known.placedCartId);
  const { data: cart, isError, refetch } = useQuery({ ...placedOrder(call, cartId ?? ''), enabled: cartId !== null });
  const { cafe, now, isMissing, retry } = useConfirmedCafe(cart?.cafes[0]?.id ?? null);
  if (cartId === null || isError) return <NoOrderView reason={cartId === null ? 'none' : 'unreachable'} onRetry={() => void refetch()} />;
  if (cart === undefined) return <PageLoading />;
  const timeZone = cafe?.timeZone ?? deviceZone();
  const localNow = cafeTimeAt(clock.now(), timeZone);
  const at = promisedAt(cart.cartSummary, timeZone);
  return (
    <ConfirmationView
      cart={cart}
      destination={cart.cartSummary.destination ?? defaultDestination}
      cafe={cafe}
      hours={now === null ? '' : hoursOf(now, localNow)}
      place={now}
      map={config.map}
      isCafeMissing={isMissing}
      onRetry={retry}
      calendar={at === null || cafe === null ? null : orderCalendar(cart, cafe, { at, now: clock.now() })}
      onJoin={join && (() => join(cart.customer))}
      when={at === null ? null : promiseLabel(at, localNow)}
    />
  );
}
