import { useParams } from '@tanstack/react-router';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { CanceledOrder } from '../-orders/canceled-order.tsx';
import { NoOrder } from '../-orders/no-order.tsx';
import { PlacedOrderPage } from '../-orders/placed-order-page.tsx';
import { useActiveOrder } from './-use-active-order.ts';

/** An order that the guest comes back to, on the screen of the confirmation (ROUTES-11). */
export function ActiveOrderPage() {
  const { orderId } = useParams({ from: '/app/activeorder/$orderId' });
  const { cart, isCanceled, isMissing, isUnreachable, onRetry } = useActiveOrder(orderId);
  if (isCanceled && cart !== null) return <CanceledOrder cart={cart} />;
  if (isMissing || isUnreachable) return <NoOrder reason={isMissing ? 'unknown' : 'unreachable'} onRetry={onRetry} />;
  return cart === null ? <PageLoading /> : <PlacedOrderPage key={orderId} cart={cart} isActiveOrderRoute />;
}
