import type { QueryClient } from '@tanstack/react-query';
import { scopeKey } from '#src/api/define-query.ts';
import { actors } from './actors.ts';
import type { App } from './create-app.ts';
import { CART_KEY, CHANGES_KEY, REVISION_KEY, sharedCartIn, type CartRecord } from './cart-record.ts';
import type { KeyValueStorage } from './storage.ts';

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
    const cart = app.getSnapshot().children.cart?.getSnapshot().context;
    if (key === CHANGES_KEY && cart !== undefined && record.isAdopted(cart)) app.send({ type: 'queue.adopted' });
  });
}
