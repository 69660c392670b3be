import type { Cart } from '#domain/cart/cart.ts';
import { canCheckOutWithout } from '#domain/cart/leave-out.ts';
import type { UnavailableLine } from '#domain/cart/orderable.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';

interface UnavailableNoteProps {
  readonly cart: Cart | null;
  /** Those that are not about to be removed. */
  readonly unavailable: readonly UnavailableLine[];
  /** One of them can be swapped, or changed so that it can be ordered. */
  readonly canSwap: boolean;
}

/** Above the lines: how many cannot be ordered, and what helps. Each line says why. */
export const UnavailableNote = ({ cart, unavailable, canSwap }: UnavailableNoteProps) => (
  <NewWords>
    {cart !== null && unavailable.length > 0 && (
      <Notice tone="warn" heading={text('cart.unavailable.count', { count: unavailable.length })}>
        {text(wordsFor(canCheckOutWithout(cart, unavailable), canSwap), { count: unavailable.length })}
      </Notice>
    )}
  </NewWords>
);

function wordsFor(canCheckOut: boolean, canSwap: boolean) {
  if (!canCheckOut) return 'cart.unavailable.all';
  return canSwap ? 'cart.unavailable.some' : 'cart.unavailable.leaveOut';
}
