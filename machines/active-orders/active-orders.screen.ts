import type { SnapshotFrom } from 'xstate';
import type { OwnedOrder } from '#domain/order/active-orders.ts';
import type { activeOrdersMachine } from './active-orders.machine.ts';

interface Shown {
  /** The active ones, the soonest first (ACTIVE-02). */
  readonly orders: readonly OwnedOrder[];
  /** Those for later, the soonest first. */
  readonly later: readonly OwnedOrder[];
}

export type ActiveOrdersScreen =
  /** Nothing is known yet, or what was known is read again. */
  | (Shown & { kind: 'reading' })
  | { kind: 'empty' }
  | { kind: 'later'; later: readonly OwnedOrder[] }
  | (Shown & { kind: 'active' })
  /** What is shown may be out of date. */
  | (Shown & { kind: 'unobserved' });

/** Returns the orders that a banner shows, and those for later. */
export function activeOrdersScreen(snapshot: SnapshotFrom<typeof activeOrdersMachine>): ActiveOrdersScreen {
  const { orders: known, activeIds } = snapshot.context;
  const orders = known.filter(({ orderId }) => activeIds.includes(orderId));
  const later = known.filter(({ orderId }) => !activeIds.includes(orderId));
  if (snapshot.matches({ known: 'visible' })) return { kind: 'active', orders, later };
  if (snapshot.matches({ known: 'waitingWindow' })) return { kind: 'later', later };
  if (snapshot.matches({ known: 'empty' })) return { kind: 'empty' };
  return { kind: snapshot.matches('unobserved') ? 'unobserved' : 'reading', orders, later };
}
