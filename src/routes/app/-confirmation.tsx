import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { placedOrder } from '#src/api/order.ts';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { useOrder } from '../-shell/use-order.ts';
import { NoOrder } from './-no-order.tsx';
import { PlacedOrderPage } from './-placed-order-page.tsx';

/** The order that was placed last in this browser (ROUTES-10). */
export function ConfirmationPage() {
  const { call } = useRouteContext({ from: '__root__' });
  const cartId = useOrder((known) => known.placedCartId);
  const { data: cart, isError, refetch } = useQuery({ ...placedOrder(call, cartId ?? ''), enabled: cartId !== null });
  if (cartId === null || isError) return <NoOrder reason={cartId === null ? 'none' : 'unreachable'} onRetry={() => void refetch()} />;
  return cart === undefined ? <PageLoading /> : <PlacedOrderPage cart={cart} isActiveOrderRoute={false} />;
}
