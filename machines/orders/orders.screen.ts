import type { SnapshotFrom } from 'xstate';
import type { ordersMachine } from './orders.machine.ts';

/** The actors of the orders; each is drawn by the routes. */
export interface OrdersScreen {
  kind: 'open';
  orders: readonly string[];
}

export const ordersScreen = ({ children }: SnapshotFrom<typeof ordersMachine>): OrdersScreen => ({
  kind: 'open',
  orders: Object.keys(children),
});
