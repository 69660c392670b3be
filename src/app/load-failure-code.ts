import type { Services } from './services.ts';

/** After the first page, which has the connection for itself. */
export const FAILURE_CODE_DELAY_MS = 1000;

/** Begins to look for an order whose answer was lost; without a connection, as soon as there is one. */
const startWatching = (services: Services): Promise<void> =>
  import('./placed-cart.ts').then(
    ({ watchPlacedCart }) => watchPlacedCart(services),
    () => window.addEventListener('online', () => void startWatching(services), { once: true }),
  );

/** Loads the code that says why a call failed: once it is needed, there may be no connection to load it over. */
export function loadFailureCode(services: Services): void {
  setTimeout(() => {
    const loads = [
      import('../flows/cart/cart-failure.effects.ts'),
      import('./on-api-error.ts'),
      import('#src/routes/-shell/LazyNotices.tsx'),
    ];
    // What does not come now is loaded when it is needed.
    void Promise.allSettled(loads);
    void startWatching(services);
  }, FAILURE_CODE_DELAY_MS);
}
