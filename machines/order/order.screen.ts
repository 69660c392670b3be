import type { SnapshotFrom } from 'xstate';
import type { orderMachine } from './order.machine.ts';
import type { OrderInput } from './order.types.ts';

const stages = ['notStarted', 'orderSetup', 'inProgress', 'checkout', 'closing', 'orderConfirmation'] as const;

/** The stage of the order in hand (ORD-SETUP-17); the flows inside are drawn by the routes. */
export type OrderScreen = { [Stage in (typeof stages)[number]]: { kind: Stage } & OrderInput }[(typeof stages)[number]];

export function orderScreen(snapshot: SnapshotFrom<typeof orderMachine>): OrderScreen {
  const { order, previous, placedCartId } = snapshot.context;
  const kind = stages.find((stage) => snapshot.matches(stage)) ?? 'notStarted';
  return { kind, order, previous, placedCartId };
}
