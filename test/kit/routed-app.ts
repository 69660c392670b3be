import { createMemoryHistory } from '@tanstack/react-router';
import { createHomeRecord } from '#src/app/storage/home-record.ts';
import type { createApp } from '#src/app/create-app.ts';
import { createAppRouter, type RouterOptions } from '#src/app/router.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import type { Dependencies } from '#src/app/services.ts';
import { createAuth, type Auth } from '#src/app/session/auth.ts';
import { startSession } from '#src/app/session/start-session.ts';
import { createVisit } from '#src/app/visit.ts';
import type { testDependencies } from './test-dependencies.ts';
import { openedApp, type Earlier } from './live.ts';

type Router = ReturnType<typeof createAppRouter>;

/** Follows redirects to their end: in Node the router takes itself for a server's, which only answers with them. */
async function land(router: Router): Promise<void> {
  await router.load();
  const result = router._serverResult;
  if (result?.type !== 'redirect') return;
  router.history.replace(result.redirect.headers.get('Location') ?? '');
  await land(router);
}

/** Enters the routes of the page, which a server's router does not do. */
function enter({ routesById, state }: Router) {
  for (const match of state.matches) routesById[match.routeId].options.onEnter?.(match as never);
}

/** What the routes of an app without a page are given. */
export function routerContextOf(
  { app, preloadFlow, services }: ReturnType<typeof createApp>,
  { queryClient, call, clock, config, vault, tabStorage, sharedStorage }: Dependencies,
  auth: Auth = createAuth(app),
): RouterContext {
  return {
    app,
    knownFeatures: services.knownFeatures,
    preloadFlow,
    startSession: () => startSession(app),
    auth,
    queryClient,
    call,
    clock,
    config,
    vault,
    homeRecord: createHomeRecord(tabStorage),
    tabStorage,
    sharedStorage,
    visit: createVisit({
      onPageView: () => {},
      onCampaignParams: (campaignParams) => app.send({ type: 'params.stored', campaignParams }),
    }),
    features: services.features,
    orderCustomer: services.orderCustomer,
    send: services.send,
    cartId: services.cartId,
    hasCart: services.hasCart,
    viewer: services.viewer,
    report: services.report,
    orderRecord: services.orderRecord,
    actors: services.actors,
  };
}

/** The app with its routes, without a page, on an address; `input` is what an earlier visit left. */
export async function routedApp(
  deps: ReturnType<typeof testDependencies>,
  address: string,
  input: Earlier = {},
  options: Pick<RouterOptions, 'mayPreload' | 'painted'> = {},
) {
  const created = await openedApp(deps, input);
  const context = routerContextOf(created, deps);
  const router = createAppRouter(context, {
    history: createMemoryHistory({ initialEntries: [address] }),
    mayPreload: () => true,
    ...options,
  });
  await land(router);
  enter(router);
  return { app: created.app, auth: context.auth, router };
}
