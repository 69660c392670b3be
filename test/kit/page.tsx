import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { viewerIn } from '#machines/app/viewer.ts';
import { actors, featuresOf } from '#src/app/actors.ts';
import type { App } from '#src/app/create-app.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { cartIdOf } from './order.ts';

type PageContext = Pick<RouterContext, 'queryClient'> & Partial<RouterContext>;

/** Shows a failed query as it is: one render makes no second attempt. */
export const keepFailures = ({ queryClient }: Pick<RouterContext, 'queryClient'>) =>
  queryClient.setDefaultOptions({ queries: { retry: false, retryOnMount: false, staleTime: Infinity } });

/** What a page reads of a running app. */
const inUse = (app: App) =>
  'system' in app && {
    viewer: () => viewerIn(app.getSnapshot()),
    actors: actors(app),
    features: () => featuresOf(app),
    cartId: () => cartIdOf(app),
    hasCart: () => cartIdOf(app) !== null,
  };

/** Where a page is: the pattern of its route, and an address of it. */
export interface Place {
  readonly path: string;
  readonly address: string;
  /** What its loader has read. Default: nothing. */
  readonly data?: unknown;
}

function routesOf(component: () => ReactNode, { path, data }: Place) {
  const root = createRootRoute();
  return root.addChildren([createRoute({ getParentRoute: () => root, path, component, loader: () => data })]);
}

/**
 * The HTML of a page, rendered once with the app and the query cache as they are. `app`: null for a view that needs none; `at`: for a page that
 * reads its address.
 */
export async function htmlOf(component: () => ReactNode, context: PageContext, app: App | null, at?: Place): Promise<string> {
  const router = createRouter({
    routeTree: at ? routesOf(component, at) : createRootRoute({ component }),
    history: createMemoryHistory(at && { initialEntries: [at.address] }),
    context: { ...context, ...(app && { app, ...inUse(app) }) } as never,
  });
  await router.load();
  const { prelude } = await prerender(
    <QueryClientProvider client={context.queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return new Response(prelude).text();
}
