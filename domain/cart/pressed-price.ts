import type { CartItem } from './cart.ts';
import { lineKey } from './line-key.ts';
import type { CartChange } from './line.ts';
import type { PriceChange } from './price-change.ts';

/**
 * Returns what the line of a change cost where the guest asked for it, in cents, and what it costs in the answer, which may be the same; undefined:
 * no price was shown, or the answer does not have the line (PRICING-01).
 *
 * @param id Of the change, as the server echoes it; without an echo the line is found by what it is.
 */
export function pressedPrice(id: string, change: CartChange, items: readonly CartItem[]): PriceChange | undefined {
  if ((change.kind !== 'add' && change.kind !== 'modify') || change.line.shownPrice === undefined) return undefined;
  const key = lineKey(change.line);
  const item =
    change.kind === 'modify'
      ? items.find(({ sequenceNum }) => sequenceNum === change.sequenceNum)
      : (items.find(({ changeId }) => changeId === id) ?? items.findLast((line) => lineKey(line) === key));
  return item && { sequenceNum: item.sequenceNum, name: item.name, from: change.line.shownPrice, to: item.amount };
}
