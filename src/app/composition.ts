import type { SalesAdmin } from '#domain/cart/create.ts';
import type { Config } from '#domain/config/config.ts';
import { isCartOrCheckout } from '#domain/navigation/page.ts';
import { readQuery, setCampaignParams } from '#domain/navigation/query.ts';
import { createClient } from '#src/api/client.ts';
import { randomId } from '#src/api/random-id.ts';
import { tokenCookieIn } from '#src/api/token-cookie.ts';
import { createVault } from '#src/api/vault.ts';
import { featuresOf } from './actors.ts';
import { createApp, type App } from './create-app.ts';
import { takeEarly } from './early/take-early.ts';
import { openEarlyHistory } from './early-history.ts';
import type { FaultLog } from './error-log.ts';
import { nextTask } from './next-task.ts';
import { onNavigated } from './on-navigated.ts';
import { focusHeading, trackEvent } from './page.ts';
import { pageTransition } from './page-transition.ts';
import { createQueryClient } from './query-client.ts';
import { createHomeRecord } from './storage/home-record.ts';
import { createAppRouter } from './router.ts';
import { parseSearch } from './search-text.ts';
import { openServerClock } from './server-clock.ts';
import { painted } from '#src/ui/after-paint.ts';
import { isStill } from '#src/ui/is-still.ts';
import type { Dependencies } from './services.ts';
import { createAuth, type Auth } from './session/auth.ts';
import type { FraudCheck } from './session/fraud.ts';
import { startSession } from './session/start-session.ts';
import { connectSheets } from './sheets.ts';
import { openStorage } from './storage/storage.ts';
import { openStore } from './storage/browser-state.ts';
import { onSharedWrite } from '#src/flows/kit/shared-writes.ts';
import { createVisit } from './visit.ts';

/** Puts the app together: the client, the root actor with its flows, the router, and what they have to do with each other and this browser. */
export async function compose(config: Config, faults: FaultLog) {
  const tabStorage = openStorage(() => sessionStorage);
  const sharedStorage = openStorage(() => localStorage);
  const tokenCookie = tokenCookieIn(document, { isSecure: location.protocol === 'https:' });
  const clock = await openServerClock(config.sandbox === 'embedded', sharedStorage, tokenCookie);
  const vault = createVault();
  const queryClient = createQueryClient(clock.now);
  const query = readQuery(parseSearch(location.search));
  const store = openStore(sharedStorage, config.uiStateKey);
  // The client is older than the app that it tells of its answers.
  let late: { readonly app: App; readonly auth: Auth } | null = null;
  let fraud: FraudCheck | null = null;
  let proxyUser: SalesAdmin | null = null;

  const reportCode = (error: unknown) => faults.report({ source: 'code', message: String(error) });
  const call = createClient({
    baseUrl: config.apiBaseUrl,
    headers: config.headers,
    vault,
    traceId: globalThis.earlyVisit?.traceId ?? randomId(),
    fetch: takeEarly(globalThis.earlyVisit?.answers ?? new Map(), (request) => fetch(request)),
    cloudFlag: config.cloudFlag,
    paths: config.paths,
    requestContext: () => ({
      isOnCartPages: isCartOrCheckout(location.pathname),
      isRewardQuantityOn: late !== null && featuresOf(late.app).rewardQuantity,
      fraudSessionId: fraud?.sessionId() ?? null,
      registrationSource: config.registrationSource,
    }),
    onAnswer: clock.onAnswer,
    onSession: (headers, names) =>
      void import('./session/on-session-headers.ts').then(({ onSessionHeaders }) => {
        if (late) onSessionHeaders(headers, names, { app: late.app, vault, tokenCookie, clock });
      }, reportCode),
    onTrouble: (error, access) =>
      void import('./on-api-error.ts').then(({ onApiError }) => {
        if (late) onApiError(error, access, { ...late, faults, trackEvent, exemptReasonCode: config.exemptReasonCode });
      }, reportCode),
    onVerificationNeeded: () => late?.auth.verify() ?? Promise.resolve(),
  });
  const dependencies: Dependencies = {
    call,
    queryClient,
    vault,
    tokenCookie,
    async collectFraudSession() {
      fraud ??= (await import('./session/fraud.ts')).createFraudCheck(window, config);
      await fraud.collect();
    },
    clock,
    config,
    tabStorage,
    sharedStorage,
    onSharedWrite,
    locks: 'locks' in navigator ? navigator.locks : null,
    isOnline: () => navigator.onLine,
    trackEvent,
    report: faults.report,
    locate: async () => (await import('./locate.ts')).locateIn(navigator)(),
    askProvider: async (provider, signal) => (await import('./session/providers.ts')).askProviderBy(config)(provider, signal),
    leaveFor: (address) => location.assign(address),
    navigate: (to) => void router.navigate(to),
    location: () => router.state.location,
    reload: () => location.reload(),
  };
  const { app, services, preloadFlow } = createApp(
    dependencies,
    { ...store.stored, hasToken: tokenCookie.read() !== null, isTest: query.isTest, isDebug: query.isDebug },
    () => proxyUser,
  );
  const auth = createAuth(app);
  late = { app, auth };
  store.share(app, onSharedWrite, tabStorage, (isSignedIn) =>
    import('./session/sync-session.ts').then(({ syncSession }) => syncSession(app, services, isSignedIn), reportCode),
  );
  for (const type of ['online', 'offline'] as const) window.addEventListener(type, () => app.send({ type }));
  window.addEventListener('pageshow', ({ persisted }) => persisted && app.send({ type: 'page.shown' }));
  // What is heard in between waits in the actors until they start (decision 060).
  await nextTask();
  const visit = createVisit({
    onPageView: (view) => trackEvent('pageview', view),
    onCampaignParams: (now) => app.send({ type: 'params.stored', campaignParams: setCampaignParams(services.campaignParams(), now) }),
  });
  const history = openEarlyHistory(window);
  const routerContext = {
    ...services,
    app,
    preloadFlow,
    auth,
    startSession: () => startSession(app),
    visit,
    homeRecord: createHomeRecord(tabStorage),
  };
  const router = createAppRouter(routerContext, { painted, drawPage: pageTransition(document, isStill) });

  onNavigated(app, router, visit, auth, {
    scrollTo: (x, y) => window.scrollTo(x, y),
    setTitle: (title) => {
      document.title = title;
    },
    // A sheet that stood over the page before is gone then: behind it nothing can take the focus.
    focusHeading: () => void setTimeout(focusHeading),
  });
  const sheets = connectSheets(app, router, auth, history);
  // A tab that has it open keeps it over a full load.
  if (query.isDebug || tabStorage.getItem('inspector') !== null) (await import('#src/inspector/open.tsx')).openInspector(app, tabStorage);
  app.start();
  if (window.parent !== window) {
    proxyUser = (await import('./support-tool.ts')).joinSupportTool(app, window, services);
  }
  return { app, auth, router, queryClient, services, sheets };
}
