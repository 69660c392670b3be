import * as v from 'valibot';
import type { Cart } from '#domain/cart/cart.ts';
import { keepLostChanges } from '#domain/cart/lost-changes.ts';

/** Storage key of the lines that lost their changes. */
const KEY = 'cart.lost';

type TabStorage = Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>;

const Known = v.pipe(v.string(), v.parseJson(), v.array(v.object({ cartId: v.string(), sequenceNum: v.number(), choices: v.string() })));

/** Returns a cart with every line marked that has lost its changes, as far as this tab has seen it, and remembers them (CART-27). */
export function withKeptLosses(storage: TabStorage, answer: Cart): Cart {
  const stored = v.safeParse(Known, storage.getItem(KEY));
  const { cart, known } = keepLostChanges(answer, stored.success ? stored.output : []);
  if (known.length === 0) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(known));
  return cart;
}
