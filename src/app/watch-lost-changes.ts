import type { Cart } from '#domain/cart/cart.ts';
import { cartById } from '#src/api/cart.ts';
import { forgetOtherLines } from '#src/flows/cart/kept-lines.ts';
import { forgetLossesBut, keepLosses, withKeptLosses } from '#src/flows/cart/kept-losses.ts';
import { lostKey } from '#src/flows/cart/lost-keys.ts';
import type { Services } from './services.ts';
import { sharedCartIn } from './shared-cart.ts';

/**
 * Says, once for all tabs, that the server has swapped an item of the cart for one without the guest's changes; the cart drawer opens over the next
 * page, where it is switched on. Every tab marks the item, also where the server says it no more (CART-27, OVERLAYS-34).
 */
export function watchLostChanges(services: Services): void {
  const { actors, call, cartId, features, onSharedWrite, queryClient, sharedStorage, tabStorage } = services;
  /** The answer that was looked at last. */
  let seen: Cart | undefined;
  /** The cart whose losses alone are kept; undefined: not looked yet. */
  let keptId: string | null | undefined;
  let isMarking = false;
  const queryKeyOf = (id: string) => cartById(call, id).queryKey;
  const shown = () => {
    const id = cartId();
    return id === null ? undefined : queryClient.getQueryData(queryKeyOf(id));
  };
  function mark(cart: Cart) {
    isMarking = true;
    seen = queryClient.setQueryData(queryKeyOf(cart.cartId), cart);
    isMarking = false;
  }
  function look() {
    const id = cartId();
    if (id !== keptId) {
      keptId = id;
      forgetLossesBut(sharedStorage, sharedCartIn(sharedStorage)?.cartId ?? null);
    }
    const read = shown();
    if (read === undefined || read === seen) return;
    const { cart, hasNew } = keepLosses(sharedStorage, read);
    if (cart === read) seen = read;
    else mark(cart);
    const lost = cart.items.filter(({ hasLostChanges }) => hasLostChanges).map(({ sequenceNum }) => `${cart.cartId} ${sequenceNum}`);
    forgetOtherLines(tabStorage, lost);
    // Another tab may have removed what the dialog is about.
    if (lost.length === 0) actors.overlays.send({ type: 'overlay.closed', id: 'lost-customizations' });
    if (!hasNew) return;
    actors.overlays.send({
      type: 'overlay.opened',
      id: 'lost-customizations',
      ...(features().miniCartIsEnabled && { next: 'cart-drawer' as const }),
    });
  }
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' && !isMarking) look();
  });
  // An order that was placed takes its cart along.
  actors.orders.subscribe(() => queueMicrotask(look));
  onSharedWrite((key) => {
    const read = shown();
    if (read === undefined || key !== lostKey(read.cartId)) return;
    // What this tab shows may be of before: only an answer says that a line has changed since.
    const cart = withKeptLosses(sharedStorage, read);
    if (cart !== read) mark(cart);
  });
  look();
}
