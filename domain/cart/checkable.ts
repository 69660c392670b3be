/** What a checkout must know of a cart. */
export interface CheckableCart {
  readonly items: readonly unknown[];
  readonly childCarts: readonly { readonly cartStatus: string; readonly items: readonly unknown[] }[];
}

/** A checkout needs something to pay for: in the cart, or handed in by a guest of the group (CHECKOUT-01). */
export const canCheckOut = (cart: CheckableCart): boolean =>
  cart.items.length > 0 || cart.childCarts.some(({ cartStatus, items }) => cartStatus === 'SUBMITTED' && items.length > 0);
