import { limitOf } from '../cart/limit.ts';
import type { CartProblem } from '../cart/line.ts';

/** An exceeded order limit: most dollars of what another company delivers, or most of one item. */
export interface OrderLimit {
  readonly of: 'amount' | 'item';
  /** Of the item; null: of an amount, or the server does not say. */
  readonly name: string | null;
  readonly maximum: number;
}

/** Returns the first exceeded limit with the key of its problem; null: none is exceeded. `amountKey` as in `limitOf` (QTY-04, QTY-05). */
export function limitIn(problems: readonly CartProblem[], amountKey: string): { readonly key: string; readonly limit: OrderLimit } | null {
  for (const problem of problems) {
    const { key, name, maximum } = problem;
    const of = limitOf(problem, amountKey);
    if (of !== null && maximum !== null) return { key, limit: { of, name, maximum } };
  }
  return null;
}
