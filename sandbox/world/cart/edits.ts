import type { CartException } from '#contract/cart-entity.ts';
import type { CartItemRequest } from '#contract/cart-item.ts';
import { exceptionKeys } from '#contract/reason-codes.ts';
import { counterOf, inspect, tooMany } from './inspect.ts';
import { priceLine } from './line.ts';
import type { CafeNow, StoredCart, StoredLine } from './stored.ts';

/** A changed cart, and what of the change was not possible. */
export interface Edited {
  readonly cart: StoredCart;
  readonly exceptions: readonly CartException[];
}

const unchanged = (cart: StoredCart): Edited => ({ cart, exceptions: [] });

/** Takes each line that can be sold, and says of each other why not (CART-24). A limit refuses the whole line. */
export const add = (cart: StoredCart, lines: readonly CartItemRequest[], setting: CafeNow): Edited =>
  lines.reduce<Edited>((so, asked) => {
    const sequenceNum = so.cart.nextSequenceNum;
    const line = { sequenceNum, asked: { ...asked, sequenceNum } };
    const changed = { ...so.cart, nextSequenceNum: sequenceNum + 1, lines: [...so.cart.lines, line] };
    return accept(so, changed, line, setting);
  }, unchanged(cart));

/** Puts each line in the place of the one with its number, or leaves that as it was and says why. */
export const modify = (cart: StoredCart, lines: readonly CartItemRequest[], setting: CafeNow): Edited =>
  lines.reduce<Edited>((so, asked) => {
    const sequenceNum = asked.sequenceNum ?? -1;
    if (!so.cart.lines.some((line) => line.sequenceNum === sequenceNum)) {
      const gone = { i18nKey: exceptionKeys.itemUnknown, itemId: asked.itemId, name: asked.name };
      return { cart: so.cart, exceptions: [...so.exceptions, gone] };
    }
    const changed = withLine(so.cart, sequenceNum, () => ({ sequenceNum, asked }));
    return accept(so, changed, { sequenceNum, asked }, setting);
  }, unchanged(cart));

/** Changes how many of a line there are; none left removes it. Fewer is always possible. */
export function changeQuantity(cart: StoredCart, sequenceNum: number, by: number, setting: CafeNow): Edited {
  const line = cart.lines.find((candidate) => candidate.sequenceNum === sequenceNum);
  if (!line) return unchanged(cart);
  const quantity = line.asked.quantity + by;
  if (quantity < 1) return unchanged(remove(cart, [sequenceNum]));
  const changed = withLine(cart, sequenceNum, (swapped) => ({ ...swapped, asked: { ...swapped.asked, quantity } }));
  if (by <= 0) return unchanged(changed);
  return accept(unchanged(cart), changed, { sequenceNum, asked: { ...line.asked, quantity } }, setting);
}

export const remove = (cart: StoredCart, sequenceNums: readonly number[]): StoredCart => ({
  ...cart,
  lines: cart.lines.filter(({ sequenceNum }) => !sequenceNums.includes(sequenceNum)),
});

const withLine = (cart: StoredCart, sequenceNum: number, change: (line: StoredLine) => StoredLine): StoredCart => ({
  ...cart,
  lines: cart.lines.map((line) => (line.sequenceNum === sequenceNum ? change(line) : line)),
});

/** The changed cart when the line in question can be sold and breaks no limit, else the cart as it was and the reasons. */
function accept(so: Edited, changed: StoredCart, { asked, sequenceNum }: StoredLine, setting: CafeNow): Edited {
  const priced = priceLine(asked, sequenceNum, counterOf(changed, setting));
  if (priced.kind === 'refused') {
    const { i18nKey, name } = priced;
    return { cart: so.cart, exceptions: [...so.exceptions, { i18nKey, name, itemId: asked.itemId }] };
  }
  const limits = tooMany(changed, inspect(changed, setting).items, setting).filter(
    ({ itemId }) => itemId === undefined || itemId === asked.itemId,
  );
  if (limits.length === 0) return { cart: changed, exceptions: so.exceptions };
  // The line is not in the cart, so the limit belongs to no line of it.
  return {
    cart: so.cart,
    exceptions: [...so.exceptions, ...limits.map((limit) => ({ ...limit, sequenceNum: null, name: limit.name ?? priced.item.name }))],
  };
}
