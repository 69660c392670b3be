const KEY = 'cart.upsellOffered';

/** Returns whether something was offered to a cart in this browser: it is not offered again (UPSELL-01). */
export const wasOffered = (storage: Pick<Storage, 'getItem'>, cartId: string): boolean => storage.getItem(KEY) === cartId;

/** Remembers that something was offered to a cart; the one before is forgotten. */
export const rememberOffered = (storage: Pick<Storage, 'setItem'>, cartId: string): void => storage.setItem(KEY, cartId);
