interface ListedStorage {
  readonly keys: () => readonly string[];
}

/**
 * Start of the keys of the lines that lost their changes (CART-27). Each cart has a key of its own: a tab that still shows the cart before forgets
 * nothing of this one.
 */
const PREFIX = 'cart.lost.';

/** Key, in the storage that all tabs share, of the lines of a cart that lost their changes. */
export const lostKey = (cartId: string): string => `${PREFIX}${cartId}`;

/** The keys of the same of all carts. */
export const lostKeysIn = (storage: ListedStorage): readonly string[] => storage.keys().filter((key) => key.startsWith(PREFIX));

/** Key, in the same storage, of what the guest has answered about lines with what they avoid. */
export const KEPT_LINES_KEY = 'cart.keptLines';
