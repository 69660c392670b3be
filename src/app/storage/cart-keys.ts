/** Storage key of the cart that all tabs share. */
export const CART_KEY = 'cart.shared';
/** Storage key of the id of the cart that had lines when it was read last. */
export const FILLED_CART_KEY = 'cart.filled';
