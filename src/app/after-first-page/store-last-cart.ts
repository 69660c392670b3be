import type { Cart } from '#domain/cart/cart.ts';
import { cartById } from '#src/api/cart.ts';
import { GIFT_CARDS_KEY, lastCartIn } from '#src/api/last-cart.ts';
import { FILLED_CART_KEY, wasCartFilled } from '#src/flows/cart/filled-key.ts';
import type { Services } from '../services.ts';

/**
 * Stores the cart in hand in this tab whenever it is read or changed, to be read without a connection, and its gift cards, for the cart that takes its
 * place (CART-09); forgets them with the cart. Stores for all tabs whether it has lines, so that a page knows its words before its code is there (`src/app/early`).
 */
export function storeLastCart({ actors, call, cartId, queryClient, sharedStorage, tabStorage }: Services): void {
  const last = lastCartIn(tabStorage);
  let stored: unknown;
  function follow() {
    const id = cartId();
    const cart = id === null ? undefined : queryClient.getQueryData(cartById(call, id).queryKey);
    if (id === null || cart?.cartStatus === 'SUBMITTED') last.clear();
    else if (cart !== undefined && cart !== stored) {
      last.store(cart);
      if (cart.items.every(({ giftCard }) => giftCard === undefined)) tabStorage.removeItem(GIFT_CARDS_KEY);
      else void storeGiftCards(cart);
      if (cart.items.length === 0) sharedStorage.removeItem(FILLED_CART_KEY);
      else if (!wasCartFilled({ sharedStorage }, id)) sharedStorage.setItem(FILLED_CART_KEY, id);
    }
    stored = cart;
  }
  /** Few carts have gift cards, so their code comes then. */
  async function storeGiftCards(cart: Cart) {
    const code = await import('#src/flows/cart/kept-gift-cards.ports.ts').catch(() => null);
    if (cart === stored) code?.keepGiftCards(cart, tabStorage);
  }
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') follow();
  });
  // An order that was placed takes its cart along.
  actors.orders.subscribe(() => queueMicrotask(follow));
  follow();
}
