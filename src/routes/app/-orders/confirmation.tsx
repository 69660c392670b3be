import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { isTheirs } from '#domain/order/owner.ts';
import { placedOrder } from '#src/api/order.ts';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { useOrder } from '../../-shell/use-order.ts';
import { useSessionWait } from '../../-shell/use-session-wait.ts';
import { useViewer } from '../../-shell/use-viewer.ts';
import { knownPlaced } from './known-placed.ts';
import { NoOrder } from './no-order.tsx';
import { PlacedOrderPage } from './placed-order-page.tsx';

/** The order that was placed last in this browser (ROUTES-10): a member's is shown to that member alone. */
export function ConfirmationPage() {
  const context = useRouteContext({ from: '__root__' });
  const { call, orderRecord } = context;
  const viewer = useViewer();
  const session = useSessionWait();
  const placedCartId = useOrder((known) => known.placedCartId);
  const isShown = placedCartId !== null && isTheirs(orderRecord.placedBy(placedCartId), viewer);
  const { data: cart, isError, refetch } = useQuery({ ...placedOrder(call, placedCartId ?? ''), enabled: isShown });
  if (placedCartId !== null && !isShown && viewer.kind === 'unknown')
    return session.hasFailed ? <NoOrder reason="unreachable" onRetry={session.onRetry} /> : <PageLoading />;
  if (!isShown) return <NoOrder reason="none" onRetry={() => void refetch()} />;
  if (cart !== undefined) return <PlacedOrderPage cart={cart} isActiveOrderRoute={false} />;
  if (!isError) return <PageLoading />;
  return <NoOrder reason="unreachable" known={knownPlaced(context, placedCartId)} onRetry={() => void refetch()} />;
}
