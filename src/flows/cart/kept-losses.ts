import * as v from 'valibot';
import type { Cart } from '#domain/cart/cart.ts';
import { hasUnreadLosses, keepLostChanges, type LostChanges } from '#domain/cart/lost-changes.ts';
import { lostKey, lostKeysIn } from './lost-keys.ts';

type KeyValueStorage = Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>;

/** The lines of one cart that lost their changes; what they are made of is ids, without a name or a note. */
const Known = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({ sequenceNum: v.number(), choices: v.string(), isPast: v.exactOptional(v.boolean()), isRead: v.exactOptional(v.boolean()) }),
  ),
);

function knownOf(storage: Pick<Storage, 'getItem'>, cartId: string): readonly LostChanges[] {
  const known = v.safeParse(Known, storage.getItem(lostKey(cartId)));
  return known.success ? known.output : [];
}

/** Returns a cart with every line marked that has lost its changes, as far as the tabs of this browser have seen it (CART-27). */
export const withKeptLosses = (storage: Pick<Storage, 'getItem'>, cart: Cart): Cart =>
  keepLostChanges(cart, knownOf(storage, cart.cartId)).cart;

/** Returns an answer with the same marks, and remembers them for all tabs. */
export function keepLosses(storage: KeyValueStorage, answer: Cart): Cart {
  const { cart, known } = keepLostChanges(answer, knownOf(storage, answer.cartId));
  write(storage, answer.cartId, known);
  return cart;
}

/** Whether a cart has lines that lost their changes and the guest has read it in no tab. */
export const hasUnread = (storage: Pick<Storage, 'getItem'>, cart: Cart): boolean => hasUnreadLosses(cart, knownOf(storage, cart.cartId));

/** Remembers, for all tabs, that the guest has read of all lines of a cart that lost their changes. */
export const readLosses = (storage: KeyValueStorage, cartId: string): void =>
  write(
    storage,
    cartId,
    knownOf(storage, cartId).map((line) => ({ ...line, isRead: true })),
  );

function write(storage: KeyValueStorage, cartId: string, known: readonly LostChanges[]): void {
  const key = lostKey(cartId);
  const text = known.length === 0 ? null : JSON.stringify(known);
  // To write what is there would wake the other tabs for nothing.
  if (text === storage.getItem(key)) return;
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
}

/** Forgets the lines of every cart but one; null: of all. */
export const forgetLossesBut = (storage: KeyValueStorage & Parameters<typeof lostKeysIn>[0], cartId: string | null): void =>
  lostKeysIn(storage).forEach((key) => {
    if (cartId === null || key !== lostKey(cartId)) storage.removeItem(key);
  });
