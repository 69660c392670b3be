import type { Cents } from '../money/money.ts';
import { feesOf, takenOff, totalOf, type SummedCart } from './sums.ts';

/** A line or a sum of a cart that is another than before, in cents; null where there was none, or is none any more. */
export interface SumChange {
  readonly of: 'line' | 'donation' | 'discount' | 'tax' | 'fees' | 'tip' | 'total';
  /** Number of the line; 0 for a sum. */
  readonly sequenceNum: number;
  /** Name of the line or the cause; empty for a sum. */
  readonly name: string;
  /** Number of pieces now, or before where the line is gone; 1 for a sum. */
  readonly quantity: number;
  readonly from: Cents | null;
  readonly to: Cents | null;
}

/**
 * Returns what makes a total another than the one that the guest has seen, in the order in which a cart is read: lines, donations, what is
 * taken off (below 0), tax, fees (FLAGS-04), tip, and the total last. Empty where the totals are the same, or one of them is not known.
 */
export function sumChanges(before: SummedCart, now: SummedCart): readonly SumChange[] {
  const [former, total] = [totalOf(before), totalOf(now)];
  if (former === null || total === null || former === total) return [];
  const gone = before.items.filter(({ sequenceNum }) => !now.items.some((line) => line.sequenceNum === sequenceNum));
  const lines = [...now.items, ...gone].map(({ sequenceNum, name, quantity }) => ({
    of: 'line' as const,
    sequenceNum,
    name,
    quantity,
    from: priceOf(before, sequenceNum),
    to: priceOf(now, sequenceNum),
  }));
  const sum = (of: Exclude<SumChange['of'], 'line'>, from: Cents | null, to: Cents | null, name = '') => ({
    of,
    sequenceNum: 0,
    name,
    quantity: 1,
    from,
    to,
  });
  const causes = [...now.donations, ...before.donations.filter(({ id }) => given(now, id) === null)];
  return [
    ...lines,
    ...causes.map(({ id, name }) => sum('donation', given(before, id), given(now, id), name)),
    sum('discount', -takenOff(before) || null, -takenOff(now) || null),
    sum('tax', before.cartSummary.tax, now.cartSummary.tax),
    sum('fees', feesOf(before) || null, feesOf(now) || null),
    sum('tip', before.cartSummary.tip || null, now.cartSummary.tip || null),
    sum('total', former, total),
  ].filter(({ from, to }) => from !== to);
}

const priceOf = ({ items }: SummedCart, sequenceNum: number): Cents | null =>
  items.find((line) => line.sequenceNum === sequenceNum)?.totalPrice ?? null;

const given = ({ donations }: SummedCart, id: string): Cents | null => donations.find((donation) => donation.id === id)?.amount ?? null;
