import { limitOf } from '../cart/limit.ts';
import type { Cents } from '../money/money.ts';

/** An exceeded order limit, in the unit that it is in. */
export type OrderLimit =
  /** Most of what another company delivers, in dollars. */
  | { readonly of: 'amount'; readonly dollars: number }
  /** Most of one item, as a number of them; its name is null where the server does not say. */
  | { readonly of: 'item'; readonly name: string | null; readonly count: number }
  /** What is on a gift card, in cents. */
  | { readonly of: 'giftCard'; readonly lastFour: string; readonly balance: Cents };

/** What the server says is wrong with a cart. */
interface SaidProblem {
  readonly key: string;
  readonly name: string | null;
  readonly maximum: number | null;
}

/** Returns the first exceeded limit with the key of its problem; null: none is exceeded. `amountKey` as in `limitOf` (QTY-04, QTY-05). */
export function limitIn(problems: readonly SaidProblem[], amountKey: string): { readonly key: string; readonly limit: OrderLimit } | null {
  for (const problem of problems) {
    const { key, name, maximum } = problem;
    const of = limitOf(problem, amountKey);
    if (of !== null && maximum !== null) {
      return { key, limit: of === 'amount' ? { of, dollars: maximum } : { of, name, count: maximum } };
    }
  }
  return null;
}
