import { pendingChange, type PendingChange } from '#domain/cart/pending.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import { isPending } from '#machines/kit/lazy.ts';
import type { Services } from '#src/app/services.ts';

/** Returns the actor of the cart; null while it is broken: the next change starts it again. */
export function soundCart(actors: Pick<Services['actors'], 'cart'>): Services['actors']['cart'] | null {
  try {
    return actors.cart;
  } catch {
    return null;
  }
}

/** Returns the changes of the cart that wait, with the lines that wait for its code; none where its actor is broken (null). */
export function waitingChanges(cart: Services['actors']['cart'] | null): readonly PendingChange[] {
  const now = cart?.getSnapshot();
  if (now === undefined) return [];
  if (!isPending(now)) return now.context.queue;
  // What was sent to the actor is what its logic takes.
  return (now.queue as readonly CartEvent[]).flatMap((event) => {
    if (event.type !== 'line.added') return [];
    const { type: _type, ...asked } = event;
    return pendingChange({ kind: 'add', ...asked });
  });
}
