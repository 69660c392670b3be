import type { Cart } from '#domain/cart/cart.ts';
import { isCartOrCheckout } from '#domain/navigation/page.ts';
import { unansweredLines } from '#domain/order/lost-lines.ts';
import { cartById } from '#src/api/cart.ts';
import { readLostLines } from '#src/api/lost-lines.ts';
import { avoidanceNow } from '#src/flows/allergens/avoidance-record.ts';
import { forgetAdded, forgetOtherLines, keptLines } from '#src/flows/cart/kept-lines.ts';
import { forgetLossesBut, keepLosses, withKeptLosses } from '#src/flows/cart/kept-losses.ts';
import { lostKey } from '#src/flows/cart/lost-keys.ts';
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
 * Says, once for all tabs, that the server has swapped an item of the cart for one without the guest's changes; the cart drawer opens over the next
 * page, where it is switched on, but over the cart, the checkout and a line that is being changed. Every tab marks the item, also where the server says it no more (CART-27, OVERLAYS-34).
 */
export function watchLostChanges(services: Services, router: Router): void {
  const { actors, call, cartId, features, onSharedWrite, queryClient, sharedStorage, tabStorage } = services;
  /** The answer that was looked at last. */
  let seen: Cart | undefined;
  /** The cart whose losses alone are kept; undefined: not looked yet. */
  let keptId: string | null | undefined;
  let isMarking = false;
  /** Numbers of the lines that the open dialog tells of. */
  let told: readonly number[] = [];
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
  /** Another tab may have removed what the dialog is about: it stays for what the guest has to answer. */
  async function closeUnlessAsked(cart: Cart) {
    const lines = await readLostLines({ call, queryClient }, { cart, avoided: avoidanceNow(services).allergens });
    const isAsked = unansweredLines(cart.cartId, lines, keptLines(tabStorage)).length > 0;
    if (!isAsked && told.length === 0) actors.overlays.send({ type: 'overlay.closed', id: 'lost-customizations' });
  }
  function openDrawerOverNextPage() {
    const stop = router.subscribe('onRendered', ({ pathChanged, toLocation: { pathname, search } }) => {
      // A page that the app leaves by itself takes the dialog along.
      if (!pathChanged || isOpen()) return;
      stop();
      if (!isCartOrCheckout(pathname) && !('line' in search)) actors.overlays.send({ type: 'overlay.opened', id: 'cart-drawer' });
    });
  }
  function look() {
    const id = cartId();
    if (id !== keptId) {
      // A cart that was just made takes the first line that was asked about.
      if (keptId || id === null) forgetAdded(tabStorage);
      keptId = id;
      forgetLossesBut(sharedStorage, sharedCartIn(sharedStorage)?.cartId ?? null);
    }
    const read = shown();
    if (read === undefined || read === seen) return;
    const { cart, news } = keepLosses(sharedStorage, read);
    if (cart === read) seen = read;
    else mark(cart);
    const lost = cart.items.flatMap(({ hasLostChanges, sequenceNum }) => (hasLostChanges ? sequenceNum : []));
    forgetOtherLines(
      tabStorage,
      cart.items.map(({ sequenceNum }) => `${cart.cartId} ${sequenceNum}`),
    );
    told = [...(isOpen() ? told.filter((sequenceNum) => lost.includes(sequenceNum)) : []), ...news];
    if (told.length === 0 && isOpen()) void closeUnlessAsked(cart);
    if (news.length === 0) return;
    actors.overlays.send({ type: 'overlay.opened', id: 'lost-customizations' });
    if (features().miniCartIsEnabled) openDrawerOverNextPage();
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
