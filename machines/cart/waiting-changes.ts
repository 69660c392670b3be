import type { SnapshotFrom } from 'xstate';
import { pendingChange, type PendingChange } from '#domain/cart/pending.ts';
import { isPending, type PendingSnapshot } from '../kit/lazy.ts';
import type { cartMachine } from './cart.machine.ts';
import type { CartEvent } from './cart.types.ts';

/** Returns the changes of the cart that wait, with the lines that wait for its code; none where its actor is broken (undefined). */
export function waitingChanges(cart: SnapshotFrom<typeof cartMachine> | PendingSnapshot | undefined): readonly PendingChange[] {
  if (cart === undefined) return [];
  if (!isPending(cart)) return cart.context.queue;
  // What was sent to the actor is what its logic takes.
  return (cart.queue as readonly CartEvent[]).flatMap((event) => {
    if (event.type !== 'line.added') return [];
    const { type: _type, ...asked } = event;
    return pendingChange({ kind: 'add', ...asked });
  });
}
