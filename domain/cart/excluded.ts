import type { SetUpOrder } from '../order/order.ts';
import { orderKey } from '../order/same-order.ts';
import type { CartChange, CartLineRequest, ExcludedLine } from './line.ts';
import { pendingChange, type PendingChange } from './pending.ts';
import { isSameChange, isSameLine } from './same-line.ts';

/** What the server has not answered yet, and what the order in hand excludes. */
export interface Unanswered {
  readonly queue: readonly PendingChange[];
  readonly excluded: readonly ExcludedLine[];
}

/** Returns the lines without one that is asked for. */
export const withoutLine = (excluded: readonly ExcludedLine[], line: CartLineRequest): readonly ExcludedLine[] =>
  excluded.filter((other) => !isSameLine(other.line, line));

/**
 * Moves the lines that another order excluded to the end of the changes to be made, each once; those that this order excluded go on waiting.
 * Without an order (null) all of them do (CART-24, decision 024).
 */
export function retryExcluded({ queue, excluded }: Unanswered, order: SetUpOrder | null): Unanswered {
  if (order === null || excluded.length === 0) return { queue, excluded };
  const key = orderKey(order);
  const isAsked = (changes: readonly PendingChange[], line: CartLineRequest) =>
    changes.some(({ change }) => change.kind === 'add' && isSameLine(change.line, line));
  let wanted = queue;
  for (const { line, orderKey: by } of excluded)
    if (by !== key && !isAsked(wanted, line)) wanted = [...wanted, pendingChange({ kind: 'add', line })];
  return { queue: wanted, excluded: excluded.filter(({ orderKey: by }) => by === key) };
}

/**
 * Returns what is left of the changes where some were taken over, each once: a line that waited and one that is asked for are the same line
 * (CART-24).
 */
export function withoutTaken({ queue, excluded }: Unanswered, taken: Unanswered): Unanswered {
  const adding = (line: CartLineRequest): CartChange => ({ kind: 'add', line });
  const changes = [...taken.queue.map(({ change }) => change), ...taken.excluded.map(({ line }) => adding(line))];
  const isLeft = (change: CartChange) => {
    const at = changes.findIndex((other) => isSameChange(other, change));
    if (at !== -1) changes.splice(at, 1);
    return at === -1;
  };
  return { queue: queue.filter(({ change }) => isLeft(change)), excluded: excluded.filter(({ line }) => isLeft(adding(line))) };
}
