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
  /** The guest has read that it was lost. Left out: not yet. */
  readonly isRead?: boolean;
}

const marked = (item: CartItem): CartItem => (item.hasLostChanges ? item : { ...item, hasLostChanges: true });

interface Kept<Shown> {
  readonly cart: Shown;
  readonly known: readonly LostChanges[];
}

const isOf = (item: CartItem) => (line: LostChanges) => line.sequenceNum === item.sequenceNum && line.choices === choicesOf(item);

/**
 * Returns a cart whose lines that lost their changes are all marked, and what to remember of them: the server may say it of a line no more as its
 * quantity changes (CART-27). A line that is made otherwise is not marked, and is remembered: an answer may be older than another tab's. A line that
 * is lost again after it was made otherwise is to be read again, one that was removed and put back, which has another number, is not.
 *
 * @param known What was remembered of the same cart before.
 */
export function keepLostChanges<Shown extends Pick<Cart, 'items'>>(cart: Shown, known: readonly LostChanges[]): Kept<Shown> {
  const items = cart.items.map((item) => (known.some(isOf(item)) ? marked(item) : item));
  const former = known.map(({ isPast, isRead, ...line }): LostChanges => {
    const item = cart.items.find((one) => isOf(one)(line));
    const isLostAgain = isPast === true && item?.hasLostChanges === true;
    return { ...line, ...(!item && { isPast: true }), ...(isRead && !isLostAgain && { isRead }) };
  });
  const isGone = ({ sequenceNum }: LostChanges) => items.every((item) => item.sequenceNum !== sequenceNum);
  const added = items
    .filter((item) => item.hasLostChanges && !known.some(isOf(item)))
    .map((item): LostChanges => {
      const choices = choicesOf(item);
      const isRead = known.some((line) => line.isRead && line.choices === choices && isGone(line));
      return { sequenceNum: item.sequenceNum, choices, ...(isRead && { isRead }) };
    });
  return { cart: items.every((item, at) => item === cart.items[at]) ? cart : { ...cart, items }, known: [...former, ...added] };
}

/** Whether a cart has a line that lost its changes and of which the guest has not read it (CART-27). `known`: what is remembered of the cart. */
export const hasUnreadLosses = ({ items }: Pick<Cart, 'items'>, known: readonly LostChanges[]): boolean =>
  items.some((item) => item.hasLostChanges && !known.some((line) => line.isRead && isOf(item)(line)));

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
