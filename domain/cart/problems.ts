import { LINE_GONE, type CartProblem } from './line.ts';

/** Returns the problems that the guest has not seen with those of one more answer, each once by its key and name (QTY-04, QTY-05, CART-24). */
export const withProblems = (unseen: readonly CartProblem[], found: readonly CartProblem[]): readonly CartProblem[] => [
  ...unseen.filter(({ key, name }) => found.every((other) => other.key !== key || other.name !== name)),
  ...found,
];

/**
 * Returns the unseen problems without those that a change settles: those of lines with these names that were taken, but for an exceeded limit, which
 * keeps what was asked before out (QTY-05).
 */
export const withoutSettled = (unseen: readonly CartProblem[], taken: readonly string[]): readonly CartProblem[] =>
  unseen.filter(({ name, maximum }) => maximum !== null || name === null || !taken.includes(name));

/** Returns what an answer about the cart as a whole leaves of the unseen problems: what is said of changes, not of lines (QTY-05, CART-24). */
export const ofChanges = (unseen: readonly CartProblem[]): readonly CartProblem[] =>
  unseen.filter(({ key, maximum }) => maximum !== null || key === LINE_GONE);
