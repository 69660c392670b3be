import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { RouteError } from '#src/routes/-shell/RouteError.tsx';
import { PageLoading } from '#src/views/shell/PageLoading.tsx';
import type { RouterContext } from './router-context.ts';
import { parseSearch, stringifySearch } from './search-text.ts';

export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: false,
    // Loaders run on every entry: the query cache is the one cache.
    defaultPreloadStaleTime: 0,
    defaultStaleReloadMode: 'blocking',
    defaultPendingMs: 300,
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: RouteError,
    ...(history && { history }),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
