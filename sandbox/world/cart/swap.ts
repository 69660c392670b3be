import type { CartItemRequest } from '#contract/cart-item.ts';
import { counterOf } from './inspect.ts';
import { priceLine } from './line.ts';
import type { CafeNow, StoredCart, StoredLine } from './stored.ts';

/** The item as its recipe has it, with what fills its places. */
const plain = ({ customizations: _of, childItems, ...asked }: CartItemRequest): CartItemRequest => ({
  ...asked,
  ...(childItems && {
    childItems: childItems.filter(({ type }) => type !== 'ALLERGEN').map(({ customizations: _of, ...child }) => child),
  }),
});

/**
 * The cart with each line that the cafe cannot make as it was changed, but makes the usual way, swapped for that one, and marked as such until it is
 * changed again (CART-27).
 */
export function swapLines(cart: StoredCart, setting: CafeNow): StoredCart {
  const counter = counterOf(cart, setting);
  const isMade = (asked: CartItemRequest, sequenceNum: number) => priceLine(asked, sequenceNum, counter).kind === 'priced';
  return {
    ...cart,
    lines: cart.lines.map((line): StoredLine => {
      const { asked, sequenceNum } = line;
      if (isMade(asked, sequenceNum) || !isMade(plain(asked), sequenceNum)) return line;
      return { sequenceNum, asked: plain(asked), isSwapped: true };
    }),
  };
}
