import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import { readQuery, withoutStored } from '#domain/navigation/query.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { text } from '#src/text/text.ts';
import { PageError } from '#src/views/shell/PageError.tsx';
import { NotFound } from './-shell/NotFound.tsx';
import { Shell } from './-shell/Shell.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: text('app.name') }] }),
  beforeLoad: async ({ context, location }) => {
    const { app, opened, visit } = context;
    await opened();
    const params = [...new URLSearchParams(location.searchStr)];
    const query = readQuery(params);
    visit.keepWishes(query);
    if (query.token !== null) {
      await (await import('./-email-token.ts')).takeEmailToken(context, location.pathname, query.token);
    }
    if (query.action === 'startAnOrder' && app.getSnapshot().context.order === null && location.pathname !== '/app/startOrder.html') {
      throw redirect({ to: '/app/startOrder.html', search: { cafeId: query.cafeId ?? undefined } });
    }
    const kept = withoutStored(params);
    // What was stored leaves the address (QUERY-03 to -06).
    if (kept.length < params.length)
      throw redirect({ href: `${location.pathname}?${new URLSearchParams(kept.map(([...pair]) => pair))}`, replace: true });
  },
  component: Root,
  errorComponent: ({ reset }) => <PageError onRetry={reset} />,
  notFoundComponent: NotFound,
});

function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
