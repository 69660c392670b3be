import { awaitedLines, type PendingChange } from '#domain/cart/pending.ts';
import { useLineRoom, type CafeOfLimits } from './line-room.ts';

/** Returns the most of an item that a line may have, of the cart as the changes that wait will leave it (AMB-50). */
export function useAwaitedMax(cafe: CafeOfLimits | null, pending: readonly PendingChange[]) {
  const roomOf = useLineRoom(cafe, (items) => awaitedLines(items, pending));
  return (itemId: string, line: number | null) => roomOf(itemId, line).max;
}
