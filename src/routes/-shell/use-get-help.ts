import type { PastOrder } from '#domain/order/past-order.ts';
import { heldRemedy, newRemedy } from '#src/flows/remedy/held-remedy.ts';
import { useAppContext } from './use-app-context.ts';
import { useFeatures } from './use-features.ts';

type AskForHelp = (order: Pick<PastOrder, 'orderId' | 'orderNumber'>) => void;

/** Returns what asks to make an order right; null where no order is made right online (FLAGS-18). Pressed twice it asks once. */
export function useGetHelp(): AskForHelp | null {
  const { app, tabStorage } = useAppContext();
  const features = useFeatures();
  if (!features.digitalRecovery) return null;
  return ({ orderId, orderNumber: number }) => {
    const input = newRemedy({ orderId, number }, features);
    heldRemedy(tabStorage).hold(input);
    app.send({ type: 'flow.opened', name: 'remedy', input });
  };
}
