import type { Cents } from '../money/money.ts';
import { isSameValue } from '../same-value.ts';
import type { Cart, CartItem } from './cart.ts';
import type { CartChange, CartLineRequest, LineChild } from './line.ts';
import { changesLeft, isOfLine, type PendingChange } from './pending.ts';

/** A line of the cart as the guest has asked for it by now. */
export interface AwaitedLine extends CartLineRequest {
  readonly sequenceNum: number;
  /** `price`: what a part adds, in cents; left out: the server has not priced the part with these changes. */
  readonly children: readonly (LineChild & { readonly price?: Cents })[];
  /** Numbers of the lines that are the same but for their count; left out: there are none. */
  readonly duplicateSequenceNums?: readonly number[];
}

/**
 * Returns a line of a cart as the changes that wait will leave it, for the guest to change it further: what is built on the line as it was
 * would take back a change that is not saved yet (CART-15, CART-25, COMBO-10). Null: it is to be removed. A change of another cart's line, and one
 * that the cart has already, by the id that the server echoes, leaves it as it is.
 */
export function awaitedLine(
  { cartId, items }: Pick<Cart, 'cartId' | 'items'>,
  item: CartItem,
  queue: readonly PendingChange[],
): AwaitedLine | null {
  return changesLeft(items, queue)
    .filter(({ change }) => isOfLine(change, item) && (change.kind !== 'modify' || (change.cartId ?? cartId) === cartId))
    .reduce<AwaitedLine | null>((line, { change }) => line && changed(line, change), item);
}

function changed(line: AwaitedLine, change: CartChange): AwaitedLine | null {
  if (change.kind === 'modify')
    return { ...change.line, sequenceNum: line.sequenceNum, children: priced(change.line.children, line.children) };
  const quantity = change.kind === 'quantity' ? line.quantity + change.by : 0;
  return quantity > 0 ? { ...line, quantity } : null;
}

/** A part that stays as it was has the price that it had. */
const priced = (parts: readonly LineChild[], former: AwaitedLine['children']): AwaitedLine['children'] =>
  parts.map((part) => {
    const price = former.find((each) => each.itemId === part.itemId && isSameValue(each.ingredients, part.ingredients))?.price;
    return price === undefined ? part : { ...part, price };
  });
