import { AFTER_FIRST_PAGE_MS } from '#src/flows/kit/after-first-page.ts';
import { early } from './early/early.ts';
import type { Services } from './services.ts';

/** Loads the notices of the cart, and begins to look for an order whose answer was lost; without a connection, as soon as there is one. */
const watchPlaced = (services: Services): Promise<void> =>
  import('./placed-cart.ts').then(
    ({ watchPlacedCart }) => watchPlacedCart(services),
    () => window.addEventListener('online', () => void watchPlaced(services), { once: true }),
  );

/** Loads what says why a call failed, and what follows a sign-out in another tab, once the first page is there: when it is needed, there may be no connection to load it over. */
export function loadAfterFirstPage(services: Services): void {
  setTimeout(() => {
    early.clear();
    const loads = [import('./on-api-error.ts'), import('#src/routes/-shell/LazyNotices.tsx'), import('./session/sync-session.ts')];
    // What does not come now is loaded when it is needed.
    void Promise.allSettled(loads);
    void watchPlaced(services);
  }, AFTER_FIRST_PAGE_MS);
}
