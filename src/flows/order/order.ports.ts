import { fromPromise } from 'xstate';
import type { CloseCartInput, CloseCartResult } from '#machines/order/order.types.ts';

interface CloseCart {
  readonly cartId: () => string | null;
  /** There is a cart, or something is queued for one. */
  readonly hasCart: () => boolean;
  readonly emptyCart: () => void;
}

/** What an order asks of the cart. */
export const orderPorts = ({ cartId, hasCart, emptyCart }: CloseCart) => ({
  closeCart: fromPromise<CloseCartResult, CloseCartInput>(async ({ input }) => {
    if (hasCart() && cartId() !== input.cartId) return { kind: 'replaced' };
    // A tab that hears of it hears of its cart too.
    if (input.isPlacedHere) emptyCart();
    return { kind: 'closed' };
  }),
});
