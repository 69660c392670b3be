import type { Cart, CartItem } from './cart.ts';
import { choicesOf } from './choices-of.ts';
import type { CartLineRequest } from './line.ts';

/** A line that lost its changes, as it is remembered. */
export interface LostChanges {
  readonly sequenceNum: number;
  /** What it is made of without them. */
  readonly choices: string;
  /** An answer had it made otherwise since: the guest has changed it, or the answer was an older one. Left out: none had. */
  readonly isPast?: boolean;
}

const marked = (item: CartItem): CartItem => (item.hasLostChanges ? item : { ...item, hasLostChanges: true });

interface Kept<Shown> {
  readonly cart: Shown;
  readonly known: readonly LostChanges[];
  /** Numbers of the lines that the guest has not been told of: none was known, or it was made otherwise in between. */
  readonly news: readonly number[];
}

/**
 * Returns a cart whose lines that lost their changes are all marked, and what to remember of them: the server may say it of a line no more as its
 * quantity changes (CART-27). A line that is made otherwise is not marked, and is remembered: an answer may be older than another tab's.
 *
 * @param known What was remembered of the same cart before.
 */
export function keepLostChanges<Shown extends Pick<Cart, 'items'>>(cart: Shown, known: readonly LostChanges[]): Kept<Shown> {
  const isOf = (item: CartItem) => (line: LostChanges) => line.sequenceNum === item.sequenceNum && line.choices === choicesOf(item);
  const items = cart.items.map((item) => (known.some(isOf(item)) ? marked(item) : item));
  const former = known.map(({ sequenceNum, choices }): LostChanges => {
    const isNow = items.some((item) => isOf(item)({ sequenceNum, choices }));
    return { sequenceNum, choices, ...(!isNow && { isPast: true }) };
  });
  const added = items.flatMap((item) =>
    item.hasLostChanges && !known.some(isOf(item)) ? { sequenceNum: item.sequenceNum, choices: choicesOf(item) } : [],
  );
  const isGone = ({ sequenceNum }: LostChanges) => items.every((item) => item.sequenceNum !== sequenceNum);
  // Of a line that was removed and put back, which has another number, the guest was told.
  const isTold = (item: CartItem) =>
    known.some((line) => (isOf(item)(line) && line.isPast !== true) || (line.choices === choicesOf(item) && isGone(line)));
  return {
    cart: items.every((item, at) => item === cart.items[at]) ? cart : { ...cart, items },
    known: [...former, ...added],
    news: cart.items.flatMap((item) => (item.hasLostChanges && !isTold(item) ? item.sequenceNum : [])),
  };
}

/**
 * Returns a cart in which a line that was put back is marked as it was before (CART-27). `id`: of the change that put it back. Where the server does
 * not echo it, all lines that are the same are marked: it may have joined them.
 */
export function withLostAddition<Shown extends Pick<Cart, 'items'>>(cart: Shown, id: string, line: CartLineRequest): Shown {
  const choices = choicesOf(line);
  const isEchoed = cart.items.some(({ changeId }) => changeId === id);
  const isIt = (item: CartItem) => (isEchoed ? item.changeId === id : choicesOf(item) === choices);
  return { ...cart, items: cart.items.map((item) => (isIt(item) ? marked(item) : item)) };
}
