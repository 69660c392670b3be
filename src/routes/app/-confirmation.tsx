import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { summaryDestinationFrom } from '#domain/order/destination.ts';
import { promisedAt } from '#domain/order/promise.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { momentLabel } from '#domain/time/label.ts';
import { cafeById } from '#src/api/cafe.ts';
import { placedOrder } from '#src/api/order.ts';
import { ConfirmationView } from '#src/views/confirmation/ConfirmationView.tsx';
import { NoOrderView } from '#src/views/confirmation/NoOrderView.tsx';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { PageLoading } from '#src/views/shell/PageLoading.tsx';

/** The order that was placed last in this browser. */
export function ConfirmationPage() {
  const { app, call, clock } = useRouteContext({ from: '__root__' });
  const cartId = useScreen(app, (snapshot) => snapshot.context.placedCartId);
  const { data: cart, isError, refetch } = useQuery({ ...placedOrder(call, cartId ?? ''), enabled: cartId !== null });
  const cafeId = cart?.cafes[0]?.id ?? null;
  const { data: cafe = null } = useQuery({ ...cafeById(call, cafeId ?? ''), enabled: cafeId !== null });
  if (cartId === null || isError) return <NoOrderView reason={cartId === null ? 'none' : 'unreachable'} onRetry={() => void refetch()} />;
  if (cart === undefined || cafe === null) return <PageLoading />;
  const at = promisedAt(cart.cartSummary, cafe.cafeTZ);
  return (
    <ConfirmationView
      cart={cart}
      destination={summaryDestinationFrom(cart.cartSummary.destination)}
      cafe={{ name: cafe.name, address: `${cafe.address}, ${cafe.city}, ${cafe.countryDivision}`, phone: cafe.phoneNumber }}
      when={at === null ? null : momentLabel(at, cafeTimeAt(clock.now(), cafe.cafeTZ))}
    />
  );
}
