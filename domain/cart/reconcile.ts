import { lineKey } from './line-key.ts';
import type { CartChange, CartLineRequest } from './line.ts';
import { isOfLine } from './pending.ts';

/** A line of the cart, reduced to what tells whether a change was applied. */
export interface KnownLine {
  readonly sequenceNum: number;
  readonly itemId: string;
  readonly quantity: number;
  /** Item, customizations and messages of the line (`lineKey`). */
  readonly key: string;
  /** Id of the change that made the line what it is, as the server echoes it (CART-29 vendorCartItemId); null: no echo. */
  readonly changeId: string | null;
}

/** Whether the server applied a change whose answer was lost. */
export type Verdict = 'applied' | 'notApplied' | 'unclear';

/**
 * Decides from the cart before and after a request without an answer whether its change was applied. The echo of the change id decides
 * where there is one; without it the lines are compared, and the verdict is `unclear` where they allow two readings.
 *
 * @param before The lines when the request was sent; null where they were not known.
 */
export function reconcileChange(id: string, change: CartChange, before: readonly KnownLine[] | null, after: readonly KnownLine[]): Verdict {
  if (after.some(({ changeId }) => changeId === id)) return 'applied';
  switch (change.kind) {
    case 'add':
      return before === null ? verdictWithoutHistory(change.line, after) : reconcileAdd(change.line, before, after);
    case 'modify': {
      // Repeating a modification changes nothing, so a wrong "not applied" is harmless.
      const { line, sequenceNum } = change;
      const isSame = (known: KnownLine) =>
        known.sequenceNum === sequenceNum && known.key === lineKey(line) && known.quantity === line.quantity;
      return after.some(isSame) ? 'applied' : 'notApplied';
    }
    case 'remove':
      return after.some((line) => isOfLine(change, line)) ? 'notApplied' : 'applied';
    case 'quantity':
      return reconcileQuantity(change, before, after);
  }
}

const lineOf = (lines: readonly KnownLine[], sequenceNum: number) => lines.find((line) => line.sequenceNum === sequenceNum);

/** A cart without this item cannot have taken the line. */
const verdictWithoutHistory = ({ itemId }: CartLineRequest, after: readonly KnownLine[]): Verdict =>
  after.some((line) => line.itemId === itemId && line.changeId === null) ? 'unclear' : 'notApplied';

function reconcileAdd(line: CartLineRequest, before: readonly KnownLine[], after: readonly KnownLine[]): Verdict {
  const key = lineKey(line);
  // A line with another change's id is another change's line.
  const anonymous = after.filter(({ changeId }) => changeId === null);
  const isNew = ({ sequenceNum }: KnownLine) => lineOf(before, sequenceNum) === undefined;
  const fresh = anonymous.filter((known) => isNew(known) && known.itemId === line.itemId);
  if (fresh.length > 0) {
    const [only] = fresh;
    return fresh.length === 1 && only?.key === key && only.quantity === line.quantity ? 'applied' : 'unclear';
  }
  // Some servers merge equal lines.
  const grown = anonymous.filter(
    (known) => known.key === key && known.quantity > (lineOf(before, known.sequenceNum)?.quantity ?? Infinity),
  );
  if (grown.length === 0) return 'notApplied';
  const [only] = grown;
  const grownBy = only && only.quantity - (lineOf(before, only.sequenceNum)?.quantity ?? 0);
  return grown.length === 1 && grownBy === line.quantity ? 'applied' : 'unclear';
}

function reconcileQuantity(
  { sequenceNum, by }: Extract<CartChange, { kind: 'quantity' }>,
  before: readonly KnownLine[] | null,
  after: readonly KnownLine[],
): Verdict {
  const now = lineOf(after, sequenceNum);
  // There is nothing left to change.
  if (!now) return 'applied';
  const was = before === null ? undefined : lineOf(before, sequenceNum);
  if (!was) return 'unclear';
  if (now.quantity === was.quantity) return 'notApplied';
  return now.quantity === was.quantity + by ? 'applied' : 'unclear';
}
