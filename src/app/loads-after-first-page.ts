import type { App } from './create-app.ts';
import type { Services } from './services.ts';
import type { Auth } from './session/auth.ts';
import { signInWithSavedCredential } from './session/saved-credential.ts';

/** The app as it runs. */
export interface Running {
  readonly services: Services;
  readonly app: App;
  readonly auth: Auth;
}

/**
 * Signs in with a saved password. Loads the cart, what says why a call failed and what follows a sign-out in another tab: when it is needed,
 * there may be no connection to load it over. Then begins to look for an order whose answer was lost, to store the cart for a time without a
 * connection, to read what the content repository has of the menu, to follow orders that were placed and the prices of the order in hand, and to
 * say which items lost their changes; asks again for an order, or a remedy, that a reload has interrupted, and gives the site its service
 * worker, where the browser has any.
 */
export async function loadWhatFollows({ services, app, auth }: Running): Promise<void> {
  void signInWithSavedCredential(app, auth, navigator, 'PasswordCredential' in window);
  // A browser says so only where it changes.
  if (!navigator.onLine) services.send({ type: 'offline' });
  // What does not come now is loaded when it is needed.
  void Promise.allSettled([import('./on-api-error.ts'), import('#src/routes/-shell/LazyNotices.tsx'), import('./session/sync-session.ts')]);
  services.actors.cart.send({ type: 'load.requested' });
  (await import('./placed-cart.ts')).watchPlacedCart(services);
  (await import('./last-cart.ts')).storeLastCart(services);
  (await import('./forget-others.ts')).keepForgettingOthers(app, services);
  (await import('./follow-placed-orders.ts')).followPlacedOrders(services);
  (await import('./watch-pricing.ts')).watchPricing(app, services);
  // It shows nothing; its failure is logged with every other (MENU-05).
  void services.queryClient.prefetchQuery((await import('#src/api/menu-info.ts')).menuInfoQuery(services.call));
  (await import('./watch-lost-changes.ts')).watchLostChanges(services);
  (await import('./take-up-reorder.ts')).takeUpReorder(services);
  const remedy = (await import('#src/flows/remedy/held-remedy.ts')).heldRemedy(services.tabStorage).read();
  if (remedy !== null) services.send({ type: 'flow.opened', name: 'remedy', input: remedy });
  // Without the worker only the next visit is slower, so a failure is reported and not shown.
  settleWorker(services).catch((error: unknown) => services.report({ source: 'worker', message: String(error) }));
}

/** The development server has none, and the sandbox its own. */
async function settleWorker(services: Services) {
  if (!import.meta.env.PROD || services.config.sandbox === 'embedded' || !('serviceWorker' in navigator)) return;
  await (await import('./site-worker.ts')).settleSiteWorker(services);
}
