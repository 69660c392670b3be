import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { placedOrder } from '#src/api/order.ts';
import { isOrderUnknown, orderDetailsQuery } from '#src/api/placed-order.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useActiveOrders } from '../-use-active-orders.ts';

/** Returns the cart of an order by its id: one that was placed in this browser, of the account, or by the number of a receipt. */
export function useActiveOrder(orderId: string) {
  const { app, call } = useRouteContext({ from: '__root__' });
  const orders = useActiveOrders(true);
  const isMember = useScreen(app, ({ context }) => context.visitor === 'member');
  // Until the record was read it is not known whether the order is in it.
  const hasRead = useSelector(orders ?? undefined, (snapshot) => snapshot !== undefined && !snapshot.matches('reading'));
  const cartId = useSelector(
    orders ?? undefined,
    (snapshot) => snapshot?.context.orders.find((order) => order.orderId === orderId)?.cartId,
  );
  const placed = useQuery({ ...placedOrder(call, cartId ?? ''), enabled: typeof cartId === 'string' });
  const details = useQuery({ ...orderDetailsQuery(call, { id: orderId, isMember }), enabled: hasRead && typeof cartId !== 'string' });
  const asked = typeof cartId === 'string' ? placed : details;
  const cart = placed.data ?? details.data?.cart ?? null;
  // What is known stays where reading it again fails, as it does with a connection that comes and goes.
  const isError = cart === null && asked.isError;
  return {
    cart,
    isCanceled: details.data?.isCanceled ?? false,
    isMissing: isError && isOrderUnknown(asked.error),
    isUnreachable: isError,
    onRetry: () => void asked.refetch(),
  };
}
