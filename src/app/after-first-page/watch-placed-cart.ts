import { cartById } from '#src/api/cart.ts';
import { sayMayBePlaced } from '#src/flows/cart/cart-notices.effects.ts';
import { cartActivity } from '../cart-activity.ts';
import type { Services } from '../services.ts';

/**
 * Any read of the cart in hand can tell that it is an order already: its page was closed before the answer came (decision 005). Until one does,
 * a page that opens says that the order may have gone through.
 */
export function watchPlacedCart(services: Services): void {
  const { actors, call, queryClient } = services;
  const settle = () => {
    const cartId = services.cartId();
    const isPlaced = cartId !== null && queryClient.getQueryData(cartById(call, cartId).queryKey)?.cartStatus === 'SUBMITTED';
    if (isPlaced) actors.order.send({ type: 'cart.readPlaced', cartId });
    return isPlaced;
  };
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') settle();
  });
  if (settle()) return;
  // While another tab places it, the pages say that.
  const { orderSettled } = cartActivity(services);
  const say = () => sayMayBePlaced(services);
  void orderSettled(services.cartId() ?? '', new AbortController().signal).then(say, say);
}
