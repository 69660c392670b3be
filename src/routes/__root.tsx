import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { hasStored, readQuery, withoutStored } from '#domain/navigation/query.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { text } from '#src/text/text.ts';
import { NotFound } from './-shell/NotFound.tsx';
import { Shell } from './-shell/Shell.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: text('app.name') }] }),
  beforeLoad: async ({ context, location, preload }) => {
    // A preload only reads.
    if (preload) return;
    const query = readQuery(location.search);
    context.visit.setCampaignParams(query);
    if (query.token !== null) {
      (await import('./-email-token.ts')).takeEmailToken(context, location.pathname, query.token);
    }
    if (query.action === 'startAnOrder' || query.cafeId !== null || query.groupOrder) {
      await (await import('./-requested-setup.ts')).redirectToSetup(context, location.pathname, query);
    }
    // What was stored leaves the address (QUERY-03 to -06); `path`: an address that no route has too.
    if (hasStored(location.search)) {
      throw redirect({ to: '.', unsafeRelative: 'path', search: withoutStored(location.search), hash: true, replace: true });
    }
  },
  // The shell is around a failed page too.
  shellComponent: Shell,
  notFoundComponent: NotFound,
});
