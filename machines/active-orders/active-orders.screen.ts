import type { SnapshotFrom } from 'xstate';
import type { OwnedOrder } from '#domain/order/active-orders.ts';
import type { activeOrdersMachine } from './active-orders.machine.ts';

interface Shown {
  /** The active ones, the soonest first (ACTIVE-02). */
  readonly orders: readonly OwnedOrder[];
}

export type ActiveOrdersScreen =
  /** Nothing is known yet, or what was known is read again. */
  | (Shown & { kind: 'reading' })
  | { kind: 'empty' }
  | { kind: 'later' }
  | (Shown & { kind: 'active' })
  /** What is shown may be out of date. */
  | (Shown & { kind: 'unobserved' });

/** Returns the orders that a banner shows. */
export function activeOrdersScreen(snapshot: SnapshotFrom<typeof activeOrdersMachine>): ActiveOrdersScreen {
  const { orders: known, activeIds } = snapshot.context;
  const orders = known.filter(({ orderId }) => activeIds.includes(orderId));
  if (snapshot.matches({ known: 'visible' })) return { kind: 'active', orders };
  if (snapshot.matches({ known: 'waitingWindow' })) return { kind: 'later' };
  if (snapshot.matches({ known: 'empty' })) return { kind: 'empty' };
  return snapshot.matches('unobserved') ? { kind: 'unobserved', orders } : { kind: 'reading', orders };
}
