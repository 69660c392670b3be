import type { CartChange } from './line.ts';
import { isOfLine, isSamePress, pendingChange, type PendingChange } from './pending.ts';

type OfLine = Extract<CartChange, { kind: 'modify' | 'quantity' }>;
type Removal = Extract<CartChange, { kind: 'remove' }>;
type Queue = readonly PendingChange[];

/**
 * Returns the changes that wait with one more, in the guest's order; null: there is no room for it. A press that waits already is no second one. What
 * is asked of a line once more joins what waits of it, where that comes to the same: a quantity is added to one, or to a changed line, and a changed
 * line replaces one (CART-16, CART-27). Where there is no room a removal replaces both; undone, it brings the line back as the server had it.
 *
 * Nothing joins the first change, which may be under way, nor one that was asked of the server under its id (CART-29).
 *
 * @param room Maximum number of changes that wait.
 */
export function withChange(queue: Queue, change: CartChange, room: number): Queue | null {
  if (queue.some((waiting) => isSamePress(waiting.change, change))) return queue;
  const isFull = queue.length >= room;
  const joined = change.kind === 'add' ? null : change.kind === 'remove' ? isFull && withRemoval(queue, change) : withJoined(queue, change);
  return joined || (isFull ? null : [...queue, pendingChange(change)]);
}

const canJoin = ({ id, isSent }: PendingChange, at: number) => at > 0 && id === null && !isSent;

function withJoined(queue: Queue, change: OfLine): Queue | null {
  const at = queue.findLastIndex((waiting) => isOfLine(waiting.change, change));
  const waiting = queue[at];
  const joined = waiting && canJoin(waiting, at) ? joinedOf(waiting.change, change) : null;
  if (joined === null) return null;
  const others = queue.toSpliced(at, 1);
  if (joined.kind === 'modify' || joined.by < 0) return queue.with(at, pendingChange(joined));
  // What makes room for more of an item comes before it.
  return joined.by === 0 ? others : [...others, pendingChange(joined)];
}

function joinedOf(earlier: CartChange, later: OfLine): OfLine | null {
  if (later.kind === 'modify') return earlier.kind === 'modify' && earlier.cartId === later.cartId ? later : null;
  if (earlier.kind === 'quantity') return { ...earlier, by: earlier.by + later.by };
  if (earlier.kind !== 'modify') return null;
  const quantity = earlier.line.quantity + later.by;
  return quantity > 0 ? { ...earlier, line: { ...earlier.line, quantity } } : null;
}

function withRemoval(queue: Queue, removal: Removal): Queue | null {
  const gone = [removal.sequenceNum, ...(removal.others ?? [])];
  const isReplaced = (waiting: PendingChange, at: number) => canJoin(waiting, at) && isChangeOf(waiting.change, gone);
  const at = queue.findIndex(isReplaced);
  return at === -1
    ? null
    : queue.flatMap((waiting, place) => (place === at ? pendingChange(removal) : isReplaced(waiting, place) ? [] : waiting));
}

const isChangeOf = (change: CartChange, lines: readonly number[]) =>
  (change.kind === 'modify' || change.kind === 'quantity') && lines.includes(change.sequenceNum);
