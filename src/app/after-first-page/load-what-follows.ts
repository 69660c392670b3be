import { storedAvoidance } from '#src/flows/allergens/avoidance-key.ts';
import { followMissedWrites } from '../storage/missed-writes.ts';
import type { Services } from '../services.ts';
import { inTurn } from './in-turn.ts';
import type { Running } from './running.ts';
import { reloadForAnother } from '../session/reload-for-another.ts';
import { signInWithSavedCredential } from '../session/saved-credential.ts';

/** What follows the first page, in this order. Each is loaded by itself, since most of them are of a file that others need too. */
const steps: readonly ((running: Running) => unknown)[] = [
  followBrowser,
  loadForLater,
  // A press of Add waits for prices that rules change: other code that does not come is not to hold them up.
  async (running) => (await import('./watch-time.ts')).watchTime(running),
  async (running) => (await import('./show-presses.ts')).showPresses(running),
  async ({ services }) => (await import('./watch-placed-cart.ts')).watchPlacedCart(services),
  async ({ services }) => (await import('./follow-other-tabs.ts')).followOtherTabs(services),
  async ({ services }) => (await import('./follow-url-code.ts')).followUrlCode(services),
  async ({ services }) => (await import('./store-last-cart.ts')).storeLastCart(services),
  async ({ app, services }) => (await import('./forget-others.ts')).keepForgettingOthers(app, services),
  async ({ services }) => (await import('./take-up-lines.ts')).takeUpLines(services),
  async ({ services }) => (await import('./follow-placed-orders.ts')).followPlacedOrders(services),
  async ({ app, services, router }) => (await import('./watch-cafe.ts')).watchCafe({ actors: services.actors, app }, router),
  async ({ services: { call, queryClient } }) => {
    const { menuInfoQuery } = await import('#src/api/menu-info.ts');
    // It shows nothing; its failure is logged with every other (MENU-05).
    void queryClient.prefetchQuery(menuInfoQuery(call));
  },
  async ({ services, router }) => (await import('./watch-lost-changes.ts')).watchLostChanges(services, router),
  async ({ services }) => (await import('./take-up-reorder.ts')).takeUpReorder(services),
  async ({ services }) => {
    const remedy = (await import('#src/flows/remedy/held-remedy.ts')).heldRemedy(services.tabStorage).read();
    if (remedy !== null) services.send({ type: 'flow.opened', name: 'remedy', input: remedy });
  },
  ({ services }) => {
    // Without the worker only the next visit is slower, so a failure is reported and not shown.
    settleWorker(services).catch((error: unknown) => services.report({ source: 'worker', message: String(error) }));
  },
];

/** Returns what takes the steps that were not taken yet: after one whose code did not come it begins with that. */
export const whatFollows = (running: Running): (() => Promise<void>) => inTurn(steps, running);

/** Follows what other pages of the tab write, and the connection, and signs in with a saved password. */
function followBrowser({ services, app, auth }: Running) {
  followMissedWrites(window, services.sharedStorage, (write) => window.dispatchEvent(new StorageEvent('storage', write)));
  window.addEventListener('pageshow', ({ persisted }) => persisted && reloadForAnother(services));
  void signInWithSavedCredential(app, auth, navigator, 'PasswordCredential' in window);
  // A browser says so only where it changes.
  if (!navigator.onLine) services.send({ type: 'offline' });
}

/**
 * Loads the cart, what says why a call failed, what follows a sign-out in another tab, and an Add on the menu, with its question for a guest who
 * avoids something: when it is needed, there may be no connection to load it over. What does not come now is loaded when it is needed.
 */
function loadForLater({ services }: Running) {
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
}

/** The development server has none, and the sandbox its own. */
async function settleWorker(services: Services) {
  if (!import.meta.env.PROD || services.config.sandbox === 'embedded' || !('serviceWorker' in navigator)) return;
  await (await import('./site-worker.ts')).settleSiteWorker(services);
}
