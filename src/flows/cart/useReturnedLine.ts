import { useEffect, useRef, type RefObject } from 'react';
import type { CartItem } from '#domain/cart/cart.ts';
import { isFocusLost } from '#src/ui/focus-heading.ts';

/** Whether the focus went with what had it, or to the heading in its place. */
export const isFocusFree = () => isFocusLost() || document.activeElement?.matches('[data-page-heading], dialog h2') === true;

/**
 * Moves the focus to a line that Undo has put back, unless the guest has gone on meanwhile: it comes with a number of its own, after the
 * answer. Returns what is called with Undo.
 */
export function useReturnedLine(part: RefObject<HTMLElement | null>, items: readonly CartItem[] | undefined): () => void {
  const before = useRef<ReadonlySet<number> | null>(null);
  useEffect(() => {
    const come = before.current && items?.find(({ sequenceNum }) => before.current?.has(sequenceNum) === false);
    if (!come) return;
    before.current = null;
    if (isFocusFree()) part.current?.querySelector<HTMLElement>(`[data-line="${come.sequenceNum}"]`)?.focus();
  });
  return () => {
    before.current = new Set(items?.map(({ sequenceNum }) => sequenceNum));
  };
}
