import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { placedOrder } from '#src/api/order.ts';
import { isOrderUnknown, orderDetailsQuery } from '#src/api/placed-order.ts';
import { useSessionWait } from '../../-shell/use-session-wait.ts';
import { useViewer } from '../../-shell/use-viewer.ts';
import { useActiveOrders } from '../-orders/use-active-orders.ts';
import { useShownCart } from './-use-shown-cart.ts';

/**
 * Returns the cart of an order by the id in the address: one that was placed in this browser, of the account, or by the number of a receipt. A
 * member's is asked for once it is known who they are: before that, the server would be asked as by a guest.
 */
export function useActiveOrder(id: string) {
  const { call } = useRouteContext({ from: '__root__' });
  const orders = useActiveOrders(true);
  const viewer = useViewer();
  const session = useSessionWait();
  // Until the record was read it is not known whether the order is in it.
  const hasRead = useSelector(orders ?? undefined, (snapshot) => snapshot !== undefined && !snapshot.matches('reading'));
  const isMember = viewer.kind === 'member';
  const detailsOptions = orderDetailsQuery(call, { id, isMember });
  const { data: known } = useQuery({ ...detailsOptions, enabled: false });
  const cartId = useShownCart(orders, { id, hasDetails: known !== undefined });
  const placed = useQuery({ ...placedOrder(call, cartId ?? ''), enabled: cartId !== null });
  const details = useQuery({ ...detailsOptions, enabled: hasRead && cartId === null && viewer.kind !== 'unknown' });
  const asked = cartId === null ? details : placed;
  const cart = placed.data ?? details.data?.cart ?? null;
  const isWaitingInVain = cart === null && viewer.kind === 'unknown' && session.hasFailed;
  // What is known stays where reading it again fails, as it does with a connection that comes and goes.
  const isError = cart === null && asked.isError;
  return {
    cart,
    isCanceled: details.data?.isCanceled ?? false,
    isMissing: isError && isOrderUnknown(asked.error),
    isUnreachable: isError || isWaitingInVain,
    onRetry: isWaitingInVain ? session.onRetry : () => void asked.refetch(),
  };
}
