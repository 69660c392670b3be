import type { SnapshotFrom } from 'xstate';
import { isPending, type PendingSnapshot } from '../kit/lazy.ts';
import type { cartMachine } from './cart.machine.ts';

/** What the frame of any page shows of the cart. Its own page, whose code comes later, shows the rest. */
export interface CartFrame {
  /** Something waits for an order. */
  readonly isWaiting: boolean;
  /** An order limit was exceeded. */
  readonly isLimited: boolean;
  /** There is a cart, or one is about to be. */
  readonly hasCart: boolean;
  /** Something has just come in. */
  readonly isLit: boolean;
}

export function cartFrame(snapshot: SnapshotFrom<typeof cartMachine> | PendingSnapshot): CartFrame {
  if (isPending(snapshot)) return { isWaiting: false, isLimited: false, hasCart: false, isLit: false };
  const { cartId, queue, limits } = snapshot.context;
  const isWaiting = snapshot.matches('waitingForOrder');
  return {
    isWaiting,
    isLimited: limits.length > 0,
    hasCart: cartId !== null || (queue.length > 0 && !isWaiting),
    isLit: snapshot.matches({ resting: 'added' }),
  };
}
