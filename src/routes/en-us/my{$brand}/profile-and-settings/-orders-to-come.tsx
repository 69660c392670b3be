import type { ActorRefFrom } from 'xstate';
import type { OwnedOrder } from '#domain/order/active-orders.ts';
import type { PastOrder } from '#domain/order/past-order.ts';
import type { activeOrdersMachine } from '#machines/active-orders/active-orders.machine.ts';
import { OrderToCome } from '#src/flows/active-orders/OrderToCome.tsx';
import { useActiveOrders } from '../../../app/-orders/use-active-orders.ts';
import { useLiveOrder } from '../../../app/-orders/use-live-order.ts';

interface FollowedOrdersProps {
  /** Those of the account that are not over. */
  readonly coming: readonly OwnedOrder[];
  /** All of the account, as it lists them. */
  readonly orders: readonly PastOrder[];
  readonly keyFor: (name: string) => string | null;
}

/** The orders of the account that are not over. */
export function FollowedOrders({ coming, orders, keyFor }: FollowedOrdersProps) {
  const actor = useActiveOrders(true);
  return coming.map((order) => {
    const listed = orders.find(({ orderId }) => orderId === order.orderId);
    return listed && <Live key={order.orderId} {...{ actor, order, listed, keyFor }} />;
  });
}

interface LiveProps extends Pick<FollowedOrdersProps, 'keyFor'> {
  readonly actor: ActorRefFrom<typeof activeOrdersMachine> | null;
  readonly order: OwnedOrder;
  readonly listed: PastOrder;
}
const Live = ({ actor, order, ...row }: LiveProps) => <OrderToCome {...row} {...useLiveOrder({ actor, order })} />;
