import type { Cart, CartException } from '#contract/cart-entity.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { must } from '#domain/must.ts';
import { servingCafe } from '../world/cafe/cafes.ts';
import type { CafeNow, StoredCart } from '../world/cart/stored.ts';
import { viewOf } from '../world/cart/view.ts';
import { cartBefore, ordersBefore } from '../world/people/earlier-orders.ts';
import type { World } from '../world/world.ts';
import { refuse } from './answer.ts';

type Opened = { readonly cart: StoredCart; readonly setting: CafeNow } | { readonly response: Response };

/** Where carts are taken from the shelf and put back. */
export function cartRepository(world: World) {
  /** The cart's cafe, now. A stored cart has a cafe of the chain, or it would not have been stored. */
  function settingOf({ cafeId }: StoredCart): CafeNow {
    const cafe = must(servingCafe(cafeId), 'cafe');
    return { cafe, now: cafeTimeAt(world.clock.now(), cafe.timeZone) };
  }
  const storedCart = (cartId: string): StoredCart | undefined => world.carts.get(cartId) ?? cartBefore(cartId);
  return {
    settingOf,
    storedCart,
    /** Every order, those from before this world began among them. */
    orders: () => [...world.orders.all(), ...ordersBefore],
    /** A cart that may still be changed, or the refusal. */
    open(cartId: string): Opened {
      const cart = storedCart(cartId);
      if (!cart) return { response: refuse(404, reasonCodes.cartUnknown) };
      if (cart.placed) return { response: refuse(409, reasonCodes.cartSubmitted) };
      return { cart, setting: settingOf(cart) };
    },
    cartOf(cartId: string): Cart | null {
      const cart = storedCart(cartId);
      return cart ? viewOf(cart, settingOf(cart)) : null;
    },
    save(cart: StoredCart, exceptions: readonly CartException[] = []): Cart {
      world.carts.put(cart.cartId, cart);
      return viewOf(cart, settingOf(cart), exceptions);
    },
  };
}
