import type { ReorderInput } from '#machines/reorder/reorder.types.ts';
import { heldReorder } from '#src/flows/reorder/held-reorder.ts';
import { useAppContext } from './use-app-context.ts';

/** Returns what has an order of before again. The same one pressed twice is asked for once. */
export function useOrderAgain(): (order: ReorderInput) => void {
  const { app, tabStorage } = useAppContext();
  return ({ orderId, number }) => {
    const input = { orderId, number };
    heldReorder(tabStorage).hold(input);
    app.send({ type: 'flow.opened', name: 'reorder', input });
  };
}
