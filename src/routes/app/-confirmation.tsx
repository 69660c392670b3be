import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { addressLine } from '#domain/cafe/address-line.ts';
import { defaultDestination } from '#domain/order/destination.ts';
import { promisedAt } from '#domain/order/promise.ts';
import { cafeTimeAt, deviceZone } from '#domain/time/cafe-time.ts';
import { momentLabel } from '#domain/time/label.ts';
import { cafeById } from '#src/api/cafe.ts';
import { placedOrder } from '#src/api/order.ts';
import { orderCalendar } from '#src/pages/confirmation/order-calendar.ts';
import { ConfirmationView } from '#src/pages/confirmation/ConfirmationView.tsx';
import { NoOrderView } from '#src/pages/confirmation/NoOrderView.tsx';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { useOrder } from '../-shell/use-order.ts';

/** The order that was placed last in this browser. It needs its cart only: what the cafe adds to it may come later, or not at all. */
export function ConfirmationPage() {
  const { call, clock } = useRouteContext({ from: '__root__' });
  const cartId = useOrder((known) => known.placedCartId);
  const previous = useOrder((known) => known.previous);
  const { data: cart, isError, refetch } = useQuery({ ...placedOrder(call, cartId ?? ''), enabled: cartId !== null });
  const cafeId = cart?.cafes[0]?.id ?? null;
  const asked = useQuery({ ...cafeById(call, cafeId ?? ''), enabled: cafeId !== null });
  if (cartId === null || isError) return <NoOrderView reason={cartId === null ? 'none' : 'unreachable'} onRetry={() => void refetch()} />;
  if (cart === undefined) return <PageLoading />;
  const cafe = asked.data ? { ...asked.data, address: addressLine(asked.data) } : previous?.cafe.id === cafeId ? previous.cafe : null;
  const timeZone = cafe?.timeZone ?? deviceZone();
  const at = promisedAt(cart.cartSummary, timeZone);
  return (
    <ConfirmationView
      cart={cart}
      destination={cart.cartSummary.destination ?? defaultDestination}
      cafe={cafe}
      isCafeMissing={cafe === null && (asked.isError || asked.data === null)}
      onRetry={() => void asked.refetch()}
      calendar={at === null || cafe === null ? null : orderCalendar(cart, cafe, { at, now: clock.now() })}
      when={at === null ? null : momentLabel(at, cafeTimeAt(clock.now(), timeZone))}
    />
  );
}
