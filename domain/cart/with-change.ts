import { isSameValue } from '../same-value.ts';
import type { CartChange, CartLineRequest } from './line.ts';
import { isOfLine, isRemovalOf, isSamePress, pendingChange, removedBy, type PendingChange } from './pending.ts';

type OfLine = Extract<CartChange, { kind: 'modify' | 'quantity' }>;
type Removal = Extract<CartChange, { kind: 'remove' }>;
type Queue = readonly PendingChange[];

/**
 * Returns the changes that wait with one more, in the guest's order; null: there is no room for it. A press that waits already is no second one, nor
 * is the removal of lines that a change removes already. What is asked of a line once more joins what waits of it: a quantity is added to one, or to
 * a changed line, and a changed line replaces one (CART-16, CART-27). It stays a change of its own where it asks for more than the earlier one and
 * something waits between, which may make room for it (QTY-05). Where there is no room a removal replaces both; undone, it brings the line back as
 * the server had it.
 *
 * Nothing joins the first change, which may be under way, nor one that was asked of the server under its id (CART-29).
 *
 * @param room Maximum number of changes that wait.
 */
export function withChange(queue: Queue, change: CartChange, room: number): Queue | null {
  if (queue.some((waiting) => isSamePress(waiting.change, change) || isRemoved(waiting.change, change))) return queue;
  const isFull = queue.length >= room;
  const joined = change.kind === 'add' ? null : change.kind === 'remove' ? isFull && withRemoval(queue, change) : withJoined(queue, change);
  return joined || (isFull ? null : [...queue, pendingChange(change)]);
}

const isRemoved = (waiting: CartChange, asked: CartChange) => asked.kind === 'remove' && isRemovalOf(waiting, removedBy(asked));

const canJoin = ({ id, isSent }: PendingChange, at: number) => at > 0 && id === null && !isSent;

function withJoined(queue: Queue, change: OfLine): Queue | null {
  const at = queue.findLastIndex((waiting) => isOfLine(waiting.change, change));
  const waiting = queue[at];
  if (!waiting || !canJoin(waiting, at)) return null;
  const joined = joinedOf(waiting.change, change);
  if (!joined || (at < queue.length - 1 && !isWithin(waiting.change, joined))) return null;
  return joined.kind === 'quantity' && joined.by === 0 ? queue.toSpliced(at, 1) : queue.with(at, pendingChange(joined));
}

/** Whether no limit that the earlier change keeps is exceeded by the joined one: it asks for the same, and for no more of it. */
function isWithin(earlier: CartChange, joined: OfLine): boolean {
  if (joined.kind === 'quantity') return earlier.kind === 'quantity' && joined.by <= earlier.by;
  return earlier.kind === 'modify' && joined.line.quantity <= earlier.line.quantity && isSameValue(made(joined.line), made(earlier.line));
}

const made = ({ itemId, ingredients, children }: CartLineRequest) => ({ itemId, ingredients, children });

function joinedOf(earlier: CartChange, later: OfLine): OfLine | null {
  if (later.kind === 'modify') return earlier.kind === 'modify' && earlier.cartId === later.cartId ? later : null;
  if (earlier.kind === 'quantity') return { ...earlier, by: earlier.by + later.by };
  if (earlier.kind !== 'modify') return null;
  const quantity = earlier.line.quantity + later.by;
  return quantity > 0 ? { ...earlier, line: { ...earlier.line, quantity } } : null;
}

function withRemoval(queue: Queue, removal: Removal): Queue | null {
  const gone = removedBy(removal);
  const isReplaced = (waiting: PendingChange, at: number) => canJoin(waiting, at) && isChangeOf(waiting.change, gone);
  const at = queue.findIndex(isReplaced);
  return at === -1
    ? null
    : queue.flatMap((waiting, place) => (place === at ? pendingChange(removal) : isReplaced(waiting, place) ? [] : waiting));
}

const isChangeOf = (change: CartChange, lines: readonly number[]) =>
  (change.kind === 'modify' || change.kind === 'quantity') && lines.includes(change.sequenceNum);
