import type { CartProblem } from './line.ts';

/**
 * Returns what a problem of the cart is a limit of: of the amount that another company delivers, whose key the configuration names
 * (QTY-04, OPEN-31), or of an item (QTY-05); null without a maximum.
 */
export const limitOf = ({ key, maximum }: CartProblem, amountKey: string): 'amount' | 'item' | null =>
  maximum === null ? null : key === amountKey ? 'amount' : 'item';

/** Returns whether the problem is an exceeded order limit (QTY-04, QTY-05). */
export const exceedsLimit = (problems: readonly CartProblem[]): boolean => problems.some(({ maximum }) => maximum !== null);
