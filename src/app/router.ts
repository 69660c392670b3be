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

export interface RouterOptions {
  readonly history?: RouterHistory;
  readonly mayPreload?: () => boolean;
  /** Resolves once a press is painted. Default: at once. */
  readonly painted?: () => Promise<void>;
  /** Draws the next page; `isOtherPage` says whether it is not the same with another query. Default: at once. */
  readonly drawPage?: (isOtherPage: () => boolean) => (draw: () => Promise<void>) => Promise<void>;
}

/**
 * Creates the router. A link that is pointed at, touched or focused loads the code and the data of its page; nothing else happens then. A press of
 * one is painted before the router looks for its page.
 */
export function createAppRouter(
  context: RouterContext,
  { history, mayPreload = () => mayPreloadIn(navigator), painted = async () => {}, drawPage }: RouterOptions = {},
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
  const { preloadRoute, navigate } = router;
  router.preloadRoute = async (to) => {
    // Asked each time: a phone changes its connection.
    if (!mayPreload()) return undefined;
    await painted();
    return preloadRoute(to);
  };
  // Only a link says which page it stands on; what else leads to a page keeps its place among the steps of its flow (decision 061).
  router.navigate = async (to) => {
    if ('_fromLocation' in to) await painted();
    return navigate(to);
  };
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
