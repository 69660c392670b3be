import { useRouteContext } from '@tanstack/react-router';
import { isActive } from '#domain/order/active-orders.ts';
import { ordersToCome } from '#domain/order/account-orders.ts';
import { dayPlaced, type PastOrder } from '#domain/order/past-order.ts';
import { OrdersToCome } from '#src/flows/active-orders/OrdersToCome.tsx';
import { PastOrders } from '#src/flows/kit/PastOrders.tsx';
import '#src/text/lazy/past-orders.ts';
import { text } from '#src/text/text.ts';
import { useGetHelp } from '../../../-shell/use-get-help.ts';
import { useMenuToday } from '../../../-shell/use-menu-today.ts';
import { useOrderAgain } from '../../../-shell/use-order-again.ts';
import { useViewer } from '../../../-shell/use-viewer.ts';
import { FollowedOrders } from './-orders-to-come.tsx';
import { RecentsLink } from './-recents-link.tsx';

/** The orders of the account: those that are not over, then those of before. */
export function OrderList({ orders }: { readonly orders: readonly PastOrder[] }) {
  const { clock } = useRouteContext({ from: '__root__' });
  const viewer = useViewer();
  const menu = useMenuToday();
  const facts = { ...menu, dayPlaced, onOrderAgain: useOrderAgain(), onHelp: useGetHelp() };
  const coming = viewer.kind === 'member' ? ordersToCome(orders, viewer.customerId, clock.now()) : [];
  const before = orders.filter(({ orderId }) => !coming.some((order) => order.orderId === orderId));
  const hasComing = coming.length > 0;
  return (
    <>
      {hasComing && (
        <OrdersToCome isNow={coming.some((order) => isActive(order, clock.now()))}>
          <FollowedOrders {...{ coming, orders }} keyFor={menu.keyFor} />
        </OrdersToCome>
      )}
      {(!hasComing || before.length > 0) && (
        <PastOrders orders={before} heading={hasComing ? text('pastOrders.before') : null} {...facts} />
      )}
      {orders.length > 0 && <RecentsLink />}
    </>
  );
}
