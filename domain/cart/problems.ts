import type { Cart } from './cart.ts';
import { LINE_GONE, type CartLineRequest, type CartProblem, type ExceededLimit, type LineProblem } from './line.ts';
import { isSameValue } from '../same-value.ts';

/** Returns whether a problem is an exceeded limit of an order (QTY-04, QTY-05). */
export const isLimit = (problem: CartProblem): problem is ExceededLimit => problem.maximum !== null;

const isOfLine = (problem: CartProblem): problem is LineProblem => problem.maximum === null;

/** Returns the limits that the guest has not seen with those of one more answer, each once by its key and name, as it was said last (QTY-04, QTY-05). */
export const withLimits = (unseen: readonly ExceededLimit[], found: readonly CartProblem[]): readonly ExceededLimit[] => {
  const limits = found.filter(isLimit);
  return [...unseen.filter(({ key, name }) => limits.every((other) => other.key !== key || other.name !== name)), ...limits];
};

/** Returns the unseen refusals of lines with those of one more answer, each once (CART-24, CART-25). */
export const withRefusals = (unseen: readonly LineProblem[], found: readonly CartProblem[]): readonly LineProblem[] => {
  const refusals = found.filter(isOfLine);
  return [...unseen.filter((problem) => refusals.every((other) => !isSameValue(other, problem))), ...refusals];
};

/** Returns the unseen refusals without those of lines that were taken as asked since, or are gone, by their numbers (CART-24). */
export const withoutLines = (unseen: readonly LineProblem[], lines: readonly number[]): readonly LineProblem[] =>
  unseen.filter(({ sequenceNum }) => sequenceNum === null || !lines.includes(sequenceNum));

/** Returns what an answer about the cart as a whole leaves of the unseen refusals: what is said of lines that were gone (CART-25). */
export const ofGoneLines = (unseen: readonly LineProblem[]): readonly LineProblem[] => unseen.filter(({ key }) => key === LINE_GONE);

/** Returns the lines that were gone when they were to be changed, and can come in as new ones. */
export const goneLinesIn = (refusals: readonly LineProblem[]): readonly CartLineRequest[] => refusals.flatMap(({ gone }) => gone ?? []);

/** Returns that a line was gone when it was to be changed to this one. */
export const goneProblem = (line: CartLineRequest): LineProblem => ({
  key: LINE_GONE,
  name: line.name,
  maximum: null,
  sequenceNum: null,
  gone: line,
});

/** Returns the refusals that still hold of a cart: those of lines that it has, or that it cannot have (CART-24). */
export const currentRefusals = (
  refusals: readonly LineProblem[],
  { items, exceptions }: Pick<Cart, 'items' | 'exceptions'>,
): readonly LineProblem[] =>
  refusals.filter(
    ({ sequenceNum }) => sequenceNum === null || [...items, ...exceptions].some((known) => known.sequenceNum === sequenceNum),
  );
