import * as v from 'valibot';
import type { Cart } from '#domain/cart/cart.ts';
import { lastCartOf, type LastCart } from '#domain/cart/last-cart.ts';

const KEY = 'cart.last';
/** Storage key of the gift cards of a cart that holds nothing else. */
export const GIFT_CARDS_KEY = 'cart.giftCards';

const Amount = v.pipe(v.number(), v.integer());
const Stored: v.GenericSchema<unknown, LastCart> = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    cartId: v.string(),
    lines: v.array(
      v.object({
        sequenceNum: v.number(),
        name: v.string(),
        imgKey: v.nullable(v.string()),
        quantity: v.number(),
        totalPrice: Amount,
      }),
    ),
    subTotal: v.nullable(Amount),
  }),
);

/** The cart that this tab saw last: in its storage, as are its gift cards, until the cart is placed or its member signs out. */
export const lastCartIn = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) => ({
  /** Returns what is stored of a cart; null where that is another cart, or nothing. */
  read(cartId: string): LastCart | null {
    const stored = v.safeParse(Stored, storage.getItem(KEY));
    return stored.success && stored.output.cartId === cartId ? stored.output : null;
  },
  store: (cart: Cart) => storage.setItem(KEY, JSON.stringify(lastCartOf(cart))),
  clear: () => [KEY, GIFT_CARDS_KEY].forEach((key) => storage.removeItem(key)),
});
