import type { Cents } from '../money/money.ts';
import { isSameValue } from '../same-value.ts';
import type { CartItem } from './cart.ts';

type PricedLine = Pick<CartItem, 'sequenceNum' | 'name' | 'amount'>;

/** A line that costs something else than before, for example at another cafe; prices of one, in cents. */
export interface PriceChange {
  readonly sequenceNum: number;
  readonly name: string;
  readonly from: Cents;
  readonly to: Cents;
}

/** Lines that cost something else than before. Lines that are new or gone are not named. */
export const priceChanges = (before: readonly PricedLine[], after: readonly PricedLine[]): PriceChange[] =>
  after.flatMap(({ sequenceNum, name, amount: to }) => {
    const from = before.find((line) => line.sequenceNum === sequenceNum)?.amount ?? to;
    return from === to ? [] : [{ sequenceNum, name, from, to }];
  });

/** Changes that the guest has not seen, with later ones: each line from the price that was seen last. One that came back is none. */
export function unseenPriceChanges(unseen: readonly PriceChange[], later: readonly PriceChange[]): PriceChange[] {
  const lines = new Map(unseen.map((change) => [change.sequenceNum, change]));
  for (const change of later) lines.set(change.sequenceNum, { ...change, from: lines.get(change.sequenceNum)?.from ?? change.from });
  return [...lines.values()].filter(({ from, to }) => from !== to);
}

/** Changes that the guest has not seen, with the price that they have seen last of a line; undefined: they have seen none anew. */
export const withPressedPrice = (unseen: readonly PriceChange[], pressed: PriceChange | undefined): readonly PriceChange[] =>
  pressed === undefined
    ? unseen
    : [...unseen.filter(({ sequenceNum }) => sequenceNum !== pressed.sequenceNum), ...(pressed.from === pressed.to ? [] : [pressed])];

/** What the answer to a change of the cart says of prices. */
export interface AnsweredPrices {
  /** What the line of the change cost where the guest asked for it, and what it costs; left out: no price was shown (PRICING-01). */
  readonly price?: PriceChange;
  /** Other lines that cost something else than before; left out: none do. */
  readonly repriced?: readonly PriceChange[];
}

/** Changes that the guest has not seen, with those of an answer. */
export const withAnsweredPrices = (unseen: readonly PriceChange[], { price, repriced = [] }: AnsweredPrices): readonly PriceChange[] =>
  unseenPriceChanges(withPressedPrice(unseen, price), repriced);

/**
 * Changes that the guest has seen in no tab, where one tab has those of `after` in place of those of `before`. What other tabs have found or shown
 * meanwhile, as far as they have written it (`shared`), holds too.
 */
export function mergedPriceChanges(
  shared: readonly PriceChange[],
  before: readonly PriceChange[],
  after: readonly PriceChange[],
): PriceChange[] {
  const has = (changes: readonly PriceChange[], change: PriceChange) => changes.some((other) => isSameValue(other, change));
  const held = shared.filter((change) => has(after, change) || !has(before, change));
  return unseenPriceChanges(
    held,
    after.filter((change) => !has(before, change)),
  );
}

/** Changes of lines that still cost what the change says. A line that was removed or changed since is not named. */
export const currentPriceChanges = (changes: readonly PriceChange[], lines: readonly PricedLine[]): PriceChange[] =>
  changes.filter(({ sequenceNum, to }) => lines.some((line) => line.sequenceNum === sequenceNum && line.amount === to));
