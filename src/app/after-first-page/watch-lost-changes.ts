import type { Cart } from '#domain/cart/cart.ts';
import { isCartOrCheckout } from '#domain/navigation/page.ts';
import { unansweredLines } from '#domain/order/lost-lines.ts';
import { cartById } from '#src/api/cart.ts';
import { readLostLines } from '#src/api/lost-lines.ts';
import { avoidanceNow } from '#src/flows/allergens/avoidance-record.ts';
import { forgetAdded, forgetKeptBut, forgetOtherLines, keptLines } from '#src/flows/cart/kept-lines.ts';
import { forgetLossesBut, hasUnread, keepLosses, readLosses, withKeptLosses } from '#src/flows/cart/kept-losses.ts';
import { KEPT_LINES_KEY, lostKey } from '#src/flows/cart/lost-keys.ts';
import { browserPresence, type Presence } from '#src/flows/kit/presence.ports.ts';
import type { Services } from '../services.ts';
import { sharedCartIn } from '../storage/shared-cart.ts';

interface Router {
  subscribe(
    type: 'onRendered',
    listener: (event: {
      readonly pathChanged: boolean;
      readonly toLocation: { readonly pathname: string; readonly search: object };
    }) => void,
  ): () => void;
}

/**
 * Says, in the tab that the guest looks at and until they have read it in one, that the server has swapped an item of the cart for one without their
 * changes; the cart drawer opens over the next page, where it is switched on, but over the cart, the checkout and a line that is being changed. Every
 * tab marks the item, also where the server says it no more (CART-27, OVERLAYS-34).
 */
export function watchLostChanges(services: Services, router: Router, page: Pick<Presence, 'isHere' | 'onChange'> = browserPresence): void {
  const { actors, call, cartId, features, onSharedWrite, queryClient, sharedStorage } = services;
  /** The answer that was looked at last. */
  let seen: Cart | undefined;
  /** The cart whose losses alone are kept; undefined: not looked yet. */
  let keptId: string | null | undefined;
  let isMarking = false;
  let wasOpen = false;
  const isOpen = () => actors.overlays.getSnapshot().context.stack.includes('lost-customizations');
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
  /** The guest may have read it in another tab, or removed there what the dialog is about: it stays for what they have to answer. */
  async function closeUnlessAsked(cart: Cart) {
    const lines = await readLostLines({ call, queryClient }, { cart, avoided: avoidanceNow(services) });
    const isAsked = unansweredLines(cart.cartId, lines, keptLines(sharedStorage)).length > 0;
    if (!isAsked && !hasUnread(sharedStorage, cart)) actors.overlays.send({ type: 'overlay.closed', id: 'lost-customizations' });
  }
  function openDrawerOverNextPage() {
    const stop = router.subscribe('onRendered', ({ pathChanged, toLocation: { pathname, search } }) => {
      // A page that the app leaves by itself takes the dialog along.
      if (!pathChanged || isOpen()) return;
      stop();
      if (!isCartOrCheckout(pathname) && !('line' in search)) actors.overlays.send({ type: 'overlay.opened', id: 'cart-drawer' });
    });
  }
  function say(cart: Cart) {
    if (!hasUnread(sharedStorage, cart)) {
      if (isOpen()) void closeUnlessAsked(cart);
      return;
    }
    if (isOpen() || !page.isHere()) return;
    actors.overlays.send({ type: 'overlay.opened', id: 'lost-customizations' });
    if (features().miniCartIsEnabled) openDrawerOverNextPage();
  }
  function look() {
    const id = cartId();
    if (id !== keptId) {
      // A cart that was just made takes the first line that was asked about.
      if (keptId || id === null) forgetAdded(sharedStorage);
      keptId = id;
      const current = sharedCartIn(sharedStorage)?.cartId ?? null;
      forgetLossesBut(sharedStorage, current);
      forgetKeptBut(sharedStorage, current);
    }
    const read = shown();
    if (read === undefined || read === seen) return;
    const cart = keepLosses(sharedStorage, read);
    if (cart === read) seen = read;
    else mark(cart);
    forgetOtherLines(
      sharedStorage,
      cart.cartId,
      cart.items.map(({ sequenceNum }) => sequenceNum),
    );
    say(cart);
  }
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' && !isMarking) look();
  });
  // An order that was placed takes its cart along.
  actors.orders.subscribe(() => queueMicrotask(look));
  actors.overlays.subscribe(() => {
    const id = cartId();
    if (wasOpen && !isOpen() && id !== null) readLosses(sharedStorage, id);
    wasOpen = isOpen();
  });
  onSharedWrite((key) => {
    const read = shown();
    if (read === undefined) return;
    if (key === KEPT_LINES_KEY) return say(read);
    if (key !== lostKey(read.cartId)) return;
    // What this tab shows may be of before: only an answer says that a line has changed since.
    const cart = withKeptLosses(sharedStorage, read);
    if (cart !== read) mark(cart);
    say(cart);
  });
  page.onChange(() => {
    const cart = shown();
    if (cart !== undefined) say(cart);
  });
  look();
}
