import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import '#src/ui/fonts.ts';
import '#src/ui/theme.css.ts';
import { readQuery } from '#domain/navigation/query.ts';
import { must } from '#domain/must.ts';
import { createClient } from '#src/api/client.ts';
import { randomId } from '#src/api/random-id.ts';
import { createVault } from '#src/api/vault.ts';
import { isCartOrCheckout } from '#domain/navigation/page.ts';
import { browserClock, type Clock } from '#src/ports/clock.ts';
import { createApp, type App } from './actors.ts';
import { cafeSettings } from './around.ts';
import { configOf } from './config.ts';
import { followCart, followFlows, followPages } from './follow.ts';
import { locateIn } from './locate.ts';
import { createQueryClient } from './query-client.ts';
import { createFaultLog, hearUncaught } from './report.ts';
import { createAppRouter } from './router.ts';
import { followTabs, readStored, writeStored } from './store.ts';
import { guardSinks } from './trusted-types.ts';
import { createVisit } from './visit.ts';

async function start() {
  const { config, problems } = configOf(document);
  const faults = createFaultLog();
  faults.listen(({ source, message }) => console.error(`${source}: ${message}`));
  hearUncaught(faults, window);
  for (const key of problems) faults.report({ source: 'config', message: `"${key}" cannot be used; its default holds.` });
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const clock = config.sandbox === 'embedded' ? await openSandbox() : browserClock;

  const vault = createVault();
  const queryClient = createQueryClient();
  let app: App | null = null;
  const call = createClient({
    baseUrl: config.apiBaseUrl,
    headers: config.headers,
    vault,
    traceId: randomId(),
    cloudFlag: config.cloudFlag,
    paths: config.paths,
    surroundings: () => ({
      isOnCartPages: isCartOrCheckout(location.pathname),
      isRewardQuantityOn: app?.getSnapshot().context.features.rewardQuantity ?? false,
      fraudSessionId: null,
    }),
  });
  const wishes = readQuery([...new URLSearchParams(location.search)]);
  const created = createApp(
    {
      call,
      queryClient,
      vault,
      clock,
      config,
      tabShelf: sessionStorage,
      sharedShelf: localStorage,
      locate: locateIn(navigator),
      leaveFor: (address) => location.assign(address),
    },
    { ...readStored(localStorage, config.uiStateKey), isTest: wishes.isTest, isDebug: wishes.isDebug },
  );
  app = created.app;
  app.on('fault.found', faults.report);
  const stored = app.getSnapshot().context.wishes;
  const visit = createVisit(stored, {
    onPageView: (view) => window.dispatchEvent(new CustomEvent('hearthside:pageview', { detail: view })),
    onWishes: (kept) => created.app.send({ type: 'wishes.kept', wishes: kept }),
  });
  const router = createAppRouter({
    app,
    opened: async () => void (await waitFor(created.app, (snapshot) => snapshot.matches('running'))),
    flows: created.flows,
    queryClient,
    call,
    clock,
    config,
    vault,
    visit,
    cafeSettings: () => cafeSettings(created.around),
  });
  writeStored(app, localStorage, config.uiStateKey);
  followTabs(app, window);
  followFlows(app, router);
  followCart(app, router);
  followPages(app, router, visit, {
    scrollTo: (x, y) => window.scrollTo(x, y),
    setTitle: (title) => {
      document.title = title;
    },
    focusHeading: () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }),
  });
  for (const type of ['online', 'offline'] as const) window.addEventListener(type, () => created.app.send({ type }));
  window.addEventListener('pageshow', ({ persisted }) => persisted && created.app.send({ type: 'page.shown' }));
  if (wishes.isDebug) (await import('#src/inspector/open.tsx')).openInspector(app);
  app.start();
  createRoot(must(document.getElementById('root'), 'root')).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** The pretend bakery answers inside this page, and its clock is the clock. */
async function openSandbox(): Promise<Clock> {
  guardSinks(window, location.origin);
  const [{ startBakery }, { openDrawer }] = await Promise.all([import('#sandbox/browser.ts'), import('#sandbox/drawer/drawer.ts')]);
  const world = await startBakery();
  openDrawer(world);
  return world.clock;
}

await start();
