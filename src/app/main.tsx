import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/ui/fonts.ts';
import { SheetHistoryContext } from '#src/ui/sheet-history-context.ts';
import '#src/ui/theme.css.ts';
import '#src/ui/start.css.ts';
import { readQuery } from '#domain/navigation/query.ts';
import type { SalesAdmin } from '#domain/cart/create.ts';
import { must } from '#domain/must.ts';
import { createClient } from '#src/api/client.ts';
import { randomId } from '#src/api/random-id.ts';
import { tokenCookieIn, type TokenCookie } from '#src/api/token-cookie.ts';
import { createVault } from '#src/api/vault.ts';
import { isCartOrCheckout } from '#domain/navigation/page.ts';
import { browserClock, serverClock, type Clock } from '#src/ports/clock.ts';
import { createApp, type App } from './create-app.ts';
import { opened } from './opened.ts';
import { syncCartTabs } from './cart-tabs.ts';
import { cafeSettings } from './services.ts';
import { configOf } from './config.ts';
import { openEarlyHistory } from './early-history.ts';
import { createDoor, type Door } from './session/door.ts';
import type { Shelf } from './storage.ts';
import { onNavigated } from './on-navigated.ts';
import { syncSession } from './session/sync-session.ts';
import { signInWithSavedCredential } from './session/saved-credential.ts';
import { createQueryClient } from './query-client.ts';
import type { FraudCheck } from './session/fraud.ts';
import { captureGlobalErrors, createFaultLog } from './error-log.ts';
import { createAppRouter } from './router.ts';
import { parseSearch } from './search-text.ts';
import { connectSheets } from './sheets.ts';
import { startSession } from './session/start-session.ts';
import { openStorage } from './storage.ts';
import { openStore } from './store.ts';
import { createVisit } from './visit.ts';

async function start() {
  const { config, problems } = configOf(document);
  const faults = createFaultLog();
  faults.listen(({ source, message }) => console.error(`${source}: ${message}`));
  captureGlobalErrors(faults, window);
  for (const key of problems) faults.report({ source: 'config', message: `"${key}" is unknown or invalid.` });
  if (config === null) {
    const { showUnusableConfig } = await import('./UnusableConfig.tsx');
    return showUnusableConfig(must(document.getElementById('root'), 'root'), problems);
  }
  const tabShelf = openStorage(() => sessionStorage);
  const sharedShelf = openStorage(() => localStorage);
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const tokenCookie = tokenCookieIn(document, { isSecure: location.protocol === 'https:' });
  const isEmbedded = config.sandbox === 'embedded';
  const clock = serverClock(isEmbedded ? await openSandbox(sharedShelf, tokenCookie) : browserClock);
  if (!isEmbedded && navigator.serviceWorker?.controller) {
    void import('./sandbox-worker.ts').then(({ unregisterSandboxWorker }) => unregisterSandboxWorker(navigator.serviceWorker));
  }

  const vault = createVault();
  const queryClient = createQueryClient();
  let app: App | null = null;
  let door: Door | null = null;
  let fraud: FraudCheck | null = null;
  let proxyUser: SalesAdmin | null = null;
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
      fraudSessionId: fraud?.sessionId() ?? null,
      registrationSource: config.registrationSource,
    }),
    onAnswer: clock.onAnswer,
    onSession: (headers) =>
      void import('./session/hear.ts').then(({ hearSession }) => {
        if (app) hearSession(headers, { app, vault, tokenCookie, clock });
      }),
    onTrouble: (error, access) =>
      void import('./hear-trouble.ts').then(({ hearTrouble }) => {
        if (app && door) hearTrouble(error, access, { app, door, faults, exemptReasonCode: config.exemptReasonCode });
      }),
    onVerificationNeeded: () => door?.verify() ?? Promise.resolve(),
  });
  const collectFraudSession = async () => {
    fraud ??= (await import('./session/fraud.ts')).createFraudCheck(window, config.fraudScriptUrl);
    await fraud.collect();
  };
  const wishes = readQuery(parseSearch(location.search));
  const store = openStore(sharedShelf, config.uiStateKey);
  const created = createApp(
    {
      call,
      queryClient,
      vault,
      tokenCookie,
      collectFraudSession,
      clock,
      config,
      tabShelf,
      sharedShelf,
      locks: 'locks' in navigator ? navigator.locks : null,
      trackEvent,
      report: faults.report,
      locate: async () => (await import('./locate.ts')).locateIn(navigator)(),
      askProvider: async (provider, signal) => (await import('./session/providers.ts')).askProviderBy(config)(provider, signal),
      leaveFor: (address) => location.assign(address),
      navigate: (href) => void router.navigate({ href }),
      location: () => router.state.location,
      reload: () => location.reload(),
    },
    {
      ...store.stored,
      hasToken: tokenCookie.read() !== null,
      isTest: wishes.isTest,
      isDebug: wishes.isDebug,
    },
    () => proxyUser,
  );
  app = created.app;
  door = createDoor(app);
  const stored = app.getSnapshot().context.wishes;
  const visit = createVisit(stored, {
    onPageView: (view) => trackEvent('pageview', view),
    onWishes: (kept) => created.app.send({ type: 'wishes.kept', wishes: kept }),
  });
  const history = openEarlyHistory(window);
  const router = createAppRouter({
    app,
    opened: () => opened(created.app),
    preloadFlow: created.preloadFlow,
    door,
    startSession: () => startSession(created.app),
    queryClient,
    call,
    clock,
    config,
    vault,
    visit,
    cafeSettings: () => cafeSettings(created.services),
  });
  store.share(app, window, tabShelf, (isSignedIn) => syncSession(created.app, created.services, isSignedIn));
  syncCartTabs({ app, queryClient, record: created.services.cartRecord, shelf: sharedShelf, page: window });
  onNavigated(app, router, visit, door, {
    scrollTo: (x, y) => window.scrollTo(x, y),
    setTitle: (title) => {
      document.title = title;
    },
    // A sheet that stood over the page before is gone then: behind it nothing can take the focus.
    focusHeading: () => void setTimeout(focusHeading),
  });
  const sheets = connectSheets(app, router, door, history);
  for (const type of ['online', 'offline'] as const) window.addEventListener(type, () => created.app.send({ type }));
  window.addEventListener('pageshow', ({ persisted }) => persisted && created.app.send({ type: 'page.shown' }));
  // A tab that has it open keeps it over a full load.
  if (wishes.isDebug || tabShelf.getItem('inspector') !== null) (await import('#src/inspector/open.tsx')).openInspector(app, tabShelf);
  app.start();
  if (window.parent !== window) {
    proxyUser = (await import('./support-tool.ts')).joinSupportTool(app, window, config.supportToolOrigin, faults.report);
  }
  void signInWithSavedCredential(created.app, door, navigator, 'PasswordCredential' in window);
  // Until then the page shows what `index.html` has.
  await opened(app);
  createRoot(must(document.getElementById('root'), 'root')).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SheetHistoryContext value={sheets}>
          <RouterProvider router={router} />
        </SheetHistoryContext>
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** Dispatches an analytics event on the window: `hearthside:pageview`, `loginfailed`, `submitfailed`, `apifailed`. */
const trackEvent = (name: string, detail: object) => window.dispatchEvent(new CustomEvent(`hearthside:${name}`, { detail }));

/** The pretend bakery answers inside this page, and its clock is the clock. */
async function openSandbox(shelf: Shelf, tokenCookie: TokenCookie): Promise<Clock> {
  const [{ guardSinks }, { startBakery }, { openDrawer }] = await Promise.all([
    import('./trusted-types.ts'),
    import('#sandbox/browser.ts'),
    import('#sandbox/drawer/drawer.ts'),
  ]);
  guardSinks(window, location.origin);
  const world = await startBakery(shelf);
  openDrawer(world, (token) => tokenCookie.keep(token, null));
  return world.clock;
}

/** Of a page that waits for the next one, the heading is there too, and hidden: it takes no focus. */
function focusHeading() {
  for (const heading of document.querySelectorAll<HTMLElement>('main h1')) heading.focus({ preventScroll: true });
}

/** `index.html` holds the sentence: the texts may be what could not be loaded. */
function showStartFailure() {
  must(document.getElementById('start-loading'), 'start-loading').hidden = true;
  must(document.getElementById('start-failure'), 'start-failure').hidden = false;
}

await start().catch((error: unknown) => {
  showStartFailure();
  throw error;
});
