import { mergedPriceChanges, type PriceChange } from '#domain/cart/price-change.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { scopeKey } from '#src/api/define-query.ts';
import type { SharedWrite } from '#src/flows/kit/shared-writes.ts';
import type { CartRecord } from './cart-record.ts';
import type { Services } from '../services.ts';
import { CART_KEY } from './cart-keys.ts';
import { REVISION_KEY, sharedCartFrom, sharedCartIn, type SharedCart } from './shared-cart.ts';

const cartKey = scopeKey('cart');

/** Keeps the carts of this browser's tabs together: which cart there is, and its contents, which another tab reads anew at once. */
export function syncCartTabs({ actors, onSharedWrite, queryClient, send, sharedStorage }: Services, record: CartRecord): void {
  onSharedWrite((key, write) => {
    if (key === REVISION_KEY) {
      void queryClient.invalidateQueries({ queryKey: cartKey });
      actors.order.send({ type: 'cart.revised', isOwn: false });
    }
    if (key === CART_KEY) {
      const shared = sharedCartIn(sharedStorage);
      // A tab that is still telling the server says so again when it has.
      if (shared !== null && !shared.isStale) {
        const { cartId, order } = shared;
        send({ type: 'cart.synced', cartId, order, priceChanges: unseenIn(shared, write) });
      }
    }
    const cart = runningActor(actors.cart)?.getSnapshot().context;
    const left = cart && record.keepLeft(key, write, cart);
    if (left) send({ type: 'queue.adopted', ...left });
  });
}

/** The changes of prices that the guest has not seen, with those of a write that a later one has overwritten before its tab heard of it (PRICING-01). */
function unseenIn({ cartId, priceChanges }: SharedCart, { oldValue, newValue }: SharedWrite): readonly PriceChange[] {
  const ofCart = (text: string | null) => {
    const written = sharedCartFrom(text);
    return written?.cartId === cartId ? written.priceChanges : [];
  };
  return mergedPriceChanges(priceChanges, ofCart(oldValue), ofCart(newValue));
}
