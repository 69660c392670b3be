import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { RouteError } from '#src/routes/-shell/RouteError.tsx';
import { PageLoading } from '#src/views/shell/PageLoading.tsx';
import type { RouterContext } from './router-context.ts';

/** An address's query as it stands: `203` stays a text, and what stands twice is a list. */
function parseSearch(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...params.keys()].map((name) => {
      const [first = '', ...others] = params.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}
function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => typeof one === 'string')
      .map((one) => [name, one]),
  );
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? '' : `?${text}`;
}

export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: false,
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
