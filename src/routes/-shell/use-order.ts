import { must } from '#domain/must.ts';
import type { OrderContext } from '#machines/order/order.types.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useAppContext } from './use-app-context.ts';

/** Returns the actor of the order in hand; another takes its place where it broke. */
export function useOrderActor() {
  const { actors } = useAppContext();
  return useScreen(actors.orders, ({ children }) => must(children.order, 'order'));
}

/** Returns the id of its cafe; null without an order. */
export const useOrderCafeId = () => useOrder(({ order }) => order?.cafe.id ?? null);

/** Selects from what is known of the order in hand. */
export const useOrder = <Selected>(select: (context: OrderContext) => Selected): Selected =>
  useScreen(useOrderActor(), ({ context }) => select(context));
