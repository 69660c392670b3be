import { storedAvoidance } from '#src/flows/allergens/avoidance-key.ts';
import type { App } from '../create-app.ts';
import { followMissedWrites } from '../storage/missed-writes.ts';
import type { Services } from '../services.ts';
import type { createAppRouter } from '../router.ts';
import { reloadForAnother } from '../session/reload-for-another.ts';
import type { Auth } from '../session/auth.ts';
import { signInWithSavedCredential } from '../session/saved-credential.ts';

/** The app as it runs. */
export interface Running {
  readonly services: Services;
  readonly app: App;
  readonly auth: Auth;
  readonly router: ReturnType<typeof createAppRouter>;
}

/**
 * Follows what other pages of the tab write, and signs in with a saved password. Loads the cart, what says why a call failed, what follows
 * a sign-out in another tab, and an Add on the menu, with its question for a guest who avoids something: when it is needed, there may be no connection to load it over. Then begins to look for an
 * order whose answer was lost, to follow one that another tab is placing, to store the cart for a time without a connection, asks again for lines that a full load cut off, begins to read
 * what the content repository has of the menu, to follow orders that were placed, the prices of the order in hand and the hours of its menu, to read an open product
 * anew for another cafe, and to say which items lost their changes; asks again for an order, or a remedy, that a reload has interrupted, and gives
 * the site its service worker, where the browser has any.
 */
export async function loadWhatFollows({ services, app, auth, router }: Running): Promise<void> {
  followMissedWrites(window, services.sharedStorage, (write) => window.dispatchEvent(new StorageEvent('storage', write)));
  window.addEventListener('pageshow', ({ persisted }) => persisted && reloadForAnother(services));
  void signInWithSavedCredential(app, auth, navigator, 'PasswordCredential' in window);
  // A browser says so only where it changes.
  if (!navigator.onLine) services.send({ type: 'offline' });
  // What does not come now is loaded when it is needed.
  void Promise.allSettled([
    import('../on-api-error.ts'),
    import('#src/routes/-shell/LazyNotices.tsx'),
    import('../session/sync-session.ts'),
    import('#src/routes/app/-menu/press-card.ts'),
    import('./watch-placed-cart.ts'),
    import('./follow-placed-orders.ts'),
    import('./take-up-reorder.ts'),
    ...(storedAvoidance(services) === null
      ? []
      : [import('#src/routes/-shell/OpenOverPage.tsx'), import('#src/flows/allergens/allergens.logic.ts')]),
  ]);
  services.actors.cart.send({ type: 'load.requested' });
  (await import('./watch-placed-cart.ts')).watchPlacedCart(services);
  (await import('./follow-other-tabs.ts')).followOtherTabs(services);
  (await import('./store-last-cart.ts')).storeLastCart(services);
  (await import('./forget-others.ts')).keepForgettingOthers(app, services);
  await (await import('./take-up-lines.ts')).takeUpLines(services);
  (await import('./follow-placed-orders.ts')).followPlacedOrders(services);
  await nextTask();
  (await import('./watch-time.ts')).watchTime({ app, services });
  await nextTask();
  (await import('./watch-cafe.ts')).watchCafe({ actors: services.actors, app }, router);
  // It shows nothing; its failure is logged with every other (MENU-05).
  void services.queryClient.prefetchQuery((await import('#src/api/menu-info.ts')).menuInfoQuery(services.call));
  await nextTask();
  (await import('./watch-lost-changes.ts')).watchLostChanges(services, router);
  (await import('./take-up-reorder.ts')).takeUpReorder(services);
  const remedy = (await import('#src/flows/remedy/held-remedy.ts')).heldRemedy(services.tabStorage).read();
  if (remedy !== null) services.send({ type: 'flow.opened', name: 'remedy', input: remedy });
  // Without the worker only the next visit is slower, so a failure is reported and not shown.
  settleWorker(services).catch((error: unknown) => services.report({ source: 'worker', message: String(error) }));
}

/** A tap of the guest comes between what follows the first page (decision 056). */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** The development server has none, and the sandbox its own. */
async function settleWorker(services: Services) {
  if (!import.meta.env.PROD || services.config.sandbox === 'embedded' || !('serviceWorker' in navigator)) return;
  await (await import('./site-worker.ts')).settleSiteWorker(services);
}
