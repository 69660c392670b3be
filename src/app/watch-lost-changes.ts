import { cartById } from '#src/api/cart.ts';
import { withKeptLosses } from '#src/api/kept-losses.ts';
import { forgetOtherLines } from '#src/flows/cart/kept-lines.ts';
import type { Services } from './services.ts';

/** The lines, with their cart, whose lost changes were said. */
const SAID_KEY = 'cart.lostChanges';

/**
 * Says, once, that the server has swapped an item of the cart for one without the guest's changes; the cart drawer opens over the next page, where
 * it is switched on (CART-27, OVERLAYS-34).
 */
export function watchLostChanges({ actors, call, cartId, features, queryClient, tabStorage }: Services): void {
  let seen: unknown;
  function look() {
    const id = cartId();
    const read = id === null ? undefined : queryClient.getQueryData(cartById(call, id).queryKey);
    if (id === null || read === undefined || read === seen) return;
    const cart = withKeptLosses(tabStorage, read);
    seen = cart === read ? read : queryClient.setQueryData(cartById(call, id).queryKey, cart);
    const lost = cart.items.filter(({ hasLostChanges }) => hasLostChanges).map(({ sequenceNum }) => `${id} ${sequenceNum}`);
    forgetOtherLines(tabStorage, lost);
    const said: readonly string[] = tabStorage.getItem(SAID_KEY)?.split(',') ?? [];
    const isNew = lost.some((line) => !said.includes(line));
    if (lost.join(',') !== said.join(',')) tabStorage.setItem(SAID_KEY, lost.join(','));
    // Another tab may have removed what the dialog is about.
    if (lost.length === 0) actors.overlays.send({ type: 'overlay.closed', id: 'lost-customizations' });
    if (!isNew) return;
    actors.overlays.send({
      type: 'overlay.opened',
      id: 'lost-customizations',
      ...(features().miniCartIsEnabled && { next: 'cart-drawer' as const }),
    });
  }
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') look();
  });
  look();
}
