import { useEffect, useState, type RefObject } from 'react';
import type { CartItem } from '#domain/cart/cart.ts';
import type { Substitute } from '#domain/menu/substitute.ts';
import { isFocusFree } from './useReturnedLine.ts';

interface Swap {
  readonly sequenceNum: number;
  readonly former: string;
  readonly itemId: string;
  readonly name: string;
}

/**
 * Moves the focus to a line whose swap the server has taken, unless the guest has gone on meanwhile. Returns the last swap that was asked for, null
 * until it is taken, and what is called when one is asked for.
 */
export function useSwappedLine(
  part: RefObject<HTMLElement | null>,
  items: readonly CartItem[] | undefined,
): { readonly swapped: Swap | null; readonly awaitSwap: (item: CartItem, substitute: Substitute) => void } {
  const [asked, setAsked] = useState<Swap | null>(null);
  const isDone = (swap: Swap) => items?.some(({ sequenceNum, itemId }) => sequenceNum === swap.sequenceNum && itemId === swap.itemId);
  const swapped = asked && isDone(asked) ? asked : null;
  useEffect(() => {
    if (swapped && isFocusFree()) part.current?.querySelector<HTMLElement>(`[data-line="${swapped.sequenceNum}"]`)?.focus();
  }, [part, swapped]);
  return {
    swapped,
    awaitSwap: ({ sequenceNum, name: former }, { line: { itemId, name } }) => setAsked({ sequenceNum, former, itemId, name }),
  };
}
