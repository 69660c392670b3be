import { matchQuery, type QueryClient } from '@tanstack/react-query';
import { scopeKey } from '#src/api/define-query.ts';
import { randomId } from '#src/api/random-id.ts';
import { actors } from './actors.ts';
import type { App } from './create-app.ts';
import { CART_KEY, CHANGES_KEY, sharedCartIn, type CartRecord } from './cart-record.ts';
import type { KeyValueStorage } from './storage.ts';

/** Storage key of the last change of a cart's contents, by any tab. */
const REVISION_KEY = 'cart.revision';

const cartKey = scopeKey('cart');

interface CartTabs {
  readonly app: App;
  readonly queryClient: QueryClient;
  readonly record: CartRecord;
  readonly storage: KeyValueStorage;
  readonly page: Pick<Window, 'addEventListener'>;
}

/** Keeps the carts of this browser's tabs together: which cart there is, and its contents, which another tab reads anew at once. */
export function syncCartTabs({ app, queryClient, record, storage, page }: CartTabs): void {
  // Only what this tab was answered, not what it read, is news for the others; the contents name a person, so they are not stored.
  queryClient.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success' && event.action.manual === true;
    if (isAnswer && matchQuery({ queryKey: cartKey }, event.query)) storage.setItem(REVISION_KEY, randomId());
  });
  page.addEventListener('storage', ({ key }) => {
    if (key === REVISION_KEY) {
      void queryClient.invalidateQueries({ queryKey: cartKey });
      actors(app).order.send({ type: 'cart.revised' });
    }
    if (key === CART_KEY) {
      const shared = sharedCartIn(storage);
      // A tab that is still telling the server says so again when it has.
      if (shared !== null && !shared.isStale) {
        const { cartId, order, priceChanges } = shared;
        app.send({ type: 'cart.synced', cartId, order, priceChanges });
      }
    }
    const queue = app.getSnapshot().children.cart?.getSnapshot().context.queue ?? [];
    if (key === CHANGES_KEY && record.isAdopted(queue)) app.send({ type: 'queue.adopted' });
  });
}
