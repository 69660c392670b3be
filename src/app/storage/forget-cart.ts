import { KEPT_LINES_KEY, lostKeysIn } from '#src/flows/cart/lost-keys.ts';
import { FILLED_CART_KEY } from '#src/flows/cart/filled-key.ts';
import { CART_KEY } from './cart-keys.ts';
import { changesKeysIn } from '#src/flows/cart/load-keys.ts';
import type { ListedStorage } from './storage.ts';

/** Forgets the cart of all tabs, what the server has not answered of it, which of its lines lost their changes, and what was answered about them. */
export const forgetCart = (storage: ListedStorage): void =>
  [CART_KEY, FILLED_CART_KEY, KEPT_LINES_KEY, ...changesKeysIn(storage), ...lostKeysIn(storage)].forEach((key) => storage.removeItem(key));
