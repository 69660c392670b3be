import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { RouteError } from '#src/routes/-shell/RouteError.tsx';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { mayPreload as mayPreloadIn } from './may-preload.ts';
import type { RouterContext } from './router-context.ts';
import { parseSearch, stringifySearch } from './search-text.ts';

/** Long enough that a pointer on its way across a list loads nothing. */
const PRELOAD_DELAY_MS = 100;

/** After this time the router draws that a page is on its way. */
export const PENDING_MS = 300;

interface RouterOptions {
  readonly history?: RouterHistory;
  readonly mayPreload?: () => boolean;
  /** Draws the next page; `isOtherPage` says whether it is not the same with another query. Default: at once. */
  readonly drawPage?: (isOtherPage: () => boolean) => (draw: () => Promise<void>) => Promise<void>;
}

/** Creates the router. A link that is pointed at, touched or focused loads the code and the data of its page; nothing else happens then. */
export function createAppRouter(
  context: RouterContext,
  { history, mayPreload = () => mayPreloadIn(navigator), drawPage }: RouterOptions = {},
) {
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: false,
    defaultPreload: 'intent',
    defaultPreloadDelay: PRELOAD_DELAY_MS,
    // Loaders run on every entry: the query cache is the one cache.
    defaultPreloadStaleTime: 0,
    // What the router keeps of a page that was left keeps every page after it (decision 027).
    defaultGcTime: 0,
    defaultStaleReloadMode: 'blocking',
    defaultPendingMs: PENDING_MS,
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: RouteError,
    ...(history && { history }),
  });
  const { preloadRoute } = router;
  // Asked each time: a phone changes its connection.
  router.preloadRoute = async (to) => (mayPreload() ? preloadRoute(to) : undefined);
  if (drawPage) {
    router.startViewTransition = drawPage(() => {
      const { location, resolvedLocation } = router.state;
      return resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname;
    });
  }
  return router;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** When the home page asked the order setup to look, in milliseconds; what it asked is in `home-record.ts`. */
    searchedAt?: number;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
