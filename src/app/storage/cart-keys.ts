/** Storage key of the cart that all tabs share. */
export const CART_KEY = 'cart.shared';
