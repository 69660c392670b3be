import type { PastOrder } from '#domain/order/past-order.ts';
import { heldReorder } from '#src/flows/reorder/held-reorder.ts';
import { useAppContext } from './use-app-context.ts';

/** Returns what has an order of before again. The same one pressed twice is asked for once. */
export function useOrderAgain(): (order: Pick<PastOrder, 'orderId' | 'orderNumber'>) => void {
  const { app, tabStorage } = useAppContext();
  return ({ orderId, orderNumber: number }) => {
    const input = { orderId, number };
    heldReorder(tabStorage).hold(input);
    app.send({ type: 'flow.opened', name: 'reorder', input });
  };
}
