import type { SalesAdmin } from '#domain/cart/create.ts';
import type { Config } from '#domain/config/config.ts';
import { isCartOrCheckout } from '#domain/navigation/page.ts';
import { readQuery } from '#domain/navigation/query.ts';
import { createClient } from '#src/api/client.ts';
import { randomId } from '#src/api/random-id.ts';
import { tokenCookieIn } from '#src/api/token-cookie.ts';
import { createVault } from '#src/api/vault.ts';
import { syncCartTabs } from './cart-tabs.ts';
import { createApp, type App } from './create-app.ts';
import { openEarlyHistory } from './early-history.ts';
import type { FaultLog } from './error-log.ts';
import { onNavigated } from './on-navigated.ts';
import { opened } from './opened.ts';
import { focusHeading, trackEvent } from './page.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.ts';
import { parseSearch } from './search-text.ts';
import { openServerClock } from './server-clock.ts';
import { cafeSettings, type Dependencies } from './services.ts';
import { createDoor, type Door } from './session/door.ts';
import type { FraudCheck } from './session/fraud.ts';
import { startSession } from './session/start-session.ts';
import { syncSession } from './session/sync-session.ts';
import { connectSheets } from './sheets.ts';
import { openStorage } from './storage.ts';
import { openStore } from './store.ts';
import { createVisit } from './visit.ts';

/** Puts the app together: the client, the root actor with its flows, the router, and what they have to do with each other and this browser. */
export async function compose(config: Config, faults: FaultLog) {
  const tabShelf = openStorage(() => sessionStorage);
  const sharedShelf = openStorage(() => localStorage);
  const tokenCookie = tokenCookieIn(document, { isSecure: location.protocol === 'https:' });
  const clock = await openServerClock(config.sandbox === 'embedded', sharedShelf, tokenCookie);
  const vault = createVault();
  const queryClient = createQueryClient();
  const query = readQuery(parseSearch(location.search));
  const store = openStore(sharedShelf, config.uiStateKey);
  // The client is older than the app that it tells of its answers.
  let late: { readonly app: App; readonly door: Door } | null = null;
  let fraud: FraudCheck | null = null;
  let proxyUser: SalesAdmin | null = null;

  const reportCode = (error: unknown) => faults.report({ source: 'code', message: String(error) });
  const call = createClient({
    baseUrl: config.apiBaseUrl,
    headers: config.headers,
    vault,
    traceId: randomId(),
    cloudFlag: config.cloudFlag,
    paths: config.paths,
    surroundings: () => ({
      isOnCartPages: isCartOrCheckout(location.pathname),
      isRewardQuantityOn: late?.app.getSnapshot().context.features.rewardQuantity ?? false,
      fraudSessionId: fraud?.sessionId() ?? null,
      registrationSource: config.registrationSource,
    }),
    onAnswer: clock.onAnswer,
    onSession: (headers) =>
      void import('./session/hear.ts').then(({ hearSession }) => {
        if (late) hearSession(headers, { app: late.app, vault, tokenCookie, clock });
      }, reportCode),
    onTrouble: (error, access) =>
      void import('./hear-trouble.ts').then(({ hearTrouble }) => {
        if (late) hearTrouble(error, access, { ...late, faults, exemptReasonCode: config.exemptReasonCode });
      }, reportCode),
    onVerificationNeeded: () => late?.door.verify() ?? Promise.resolve(),
  });
  const dependencies: Dependencies = {
    call,
    queryClient,
    vault,
    tokenCookie,
    async collectFraudSession() {
      fraud ??= (await import('./session/fraud.ts')).createFraudCheck(window, config.fraudScriptUrl);
      await fraud.collect();
    },
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
    navigate: (to) => void router.navigate(to),
    location: () => router.state.location,
    reload: () => location.reload(),
  };
  const { app, services, preloadFlow } = createApp(
    dependencies,
    { ...store.stored, hasToken: tokenCookie.read() !== null, isTest: query.isTest, isDebug: query.isDebug },
    () => proxyUser,
  );
  const door = createDoor(app);
  late = { app, door };
  const visit = createVisit(services.wishes(), {
    onPageView: (view) => trackEvent('pageview', view),
    onWishes: (wishes) => app.send({ type: 'wishes.kept', wishes }),
  });
  const history = openEarlyHistory(window);
  const router = createAppRouter({
    app,
    opened: () => opened(app),
    preloadFlow,
    door,
    startSession: () => startSession(app),
    queryClient,
    call,
    clock,
    config,
    vault,
    visit,
    cafeSettings: () => cafeSettings(services),
  });

  store.share(app, window, tabShelf, (isSignedIn) => syncSession(app, services, isSignedIn));
  syncCartTabs({ app, queryClient, record: services.cartRecord, shelf: sharedShelf, page: window });
  onNavigated(app, router, visit, door, {
    scrollTo: (x, y) => window.scrollTo(x, y),
    setTitle: (title) => {
      document.title = title;
    },
    // A sheet that stood over the page before is gone then: behind it nothing can take the focus.
    focusHeading: () => void setTimeout(focusHeading),
  });
  const sheets = connectSheets(app, router, door, history);
  for (const type of ['online', 'offline'] as const) window.addEventListener(type, () => app.send({ type }));
  window.addEventListener('pageshow', ({ persisted }) => persisted && app.send({ type: 'page.shown' }));
  // A tab that has it open keeps it over a full load.
  if (query.isDebug || tabShelf.getItem('inspector') !== null) (await import('#src/inspector/open.tsx')).openInspector(app, tabShelf);
  app.start();
  if (window.parent !== window) {
    proxyUser = (await import('./support-tool.ts')).joinSupportTool(app, window, config.supportToolOrigin, faults.report);
  }
  return { app, door, router, queryClient, sheets };
}
