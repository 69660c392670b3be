/** Storage key of the id of the cart that had lines when it was read last. */
export const FILLED_CART_KEY = 'cart.filled';

/** Returns whether a cart had lines when it was read last, in any tab of this browser; null: there is no cart. */
export const wasCartFilled = ({ sharedStorage }: { readonly sharedStorage: Pick<Storage, 'getItem'> }, cartId: string | null): boolean =>
  cartId !== null && sharedStorage.getItem(FILLED_CART_KEY) === cartId;
