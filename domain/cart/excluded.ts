import { isSameValue } from '../same-value.ts';
import type { SetUpOrder } from '../order/order.ts';
import { orderKey } from '../order/same-order.ts';
import type { CartLineRequest, ExcludedLine } from './line.ts';
import { pendingChange, type PendingChange } from './pending.ts';

interface Wanted {
  readonly queue: readonly PendingChange[];
  readonly excluded: readonly ExcludedLine[];
}

/** Returns the lines without one that is asked for. */
export const withoutLine = (excluded: readonly ExcludedLine[], line: CartLineRequest): readonly ExcludedLine[] =>
  excluded.filter((other) => !isSameValue(other.line, line));

/**
 * Moves the lines that another order excluded to the end of the changes to be made, each once; those that this order excluded go on waiting.
 * Without an order (null) all of them do (CART-24, decision 024).
 */
export function retryExcluded({ queue, excluded }: Wanted, order: SetUpOrder | null): Wanted {
  if (order === null || excluded.length === 0) return { queue, excluded };
  const key = orderKey(order);
  const isAsked = (changes: readonly PendingChange[], line: CartLineRequest) =>
    changes.some(({ change }) => change.kind === 'add' && isSameValue(change.line, line));
  let wanted = queue;
  for (const { line, orderKey: by } of excluded)
    if (by !== key && !isAsked(wanted, line)) wanted = [...wanted, pendingChange({ kind: 'add', line })];
  return { queue: wanted, excluded: excluded.filter(({ orderKey: by }) => by === key) };
}
