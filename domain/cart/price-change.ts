import type { Cents } from '../money/money.ts';
import type { CartProblem } from './line.ts';

interface PricedLine {
  readonly sequenceNum: number;
  readonly name: string;
  /** Price of one, in cents. */
  readonly price: Cents;
}

/** Key of the problem that says a price has changed. */
export const PRICE_CHANGED = 'cart.priceChanged';

/** Lines that cost something else than before, for example at another cafe. Lines that are new or gone are not named. */
export const priceChanges = (before: readonly PricedLine[], after: readonly PricedLine[]): CartProblem[] =>
  after.flatMap(({ sequenceNum, name, price: to }) => {
    const from = before.find((line) => line.sequenceNum === sequenceNum)?.price;
    return from === undefined || from === to ? [] : [{ key: PRICE_CHANGED, name, maximum: null, price: { from, to } }];
  });
