import { entryKey, entrySheets, type HistoryPage } from '#src/ui/history-entry.ts';
import type { SheetHistoryDeps } from '#src/ui/sheet-history-context.ts';
import type { App } from './create-app.ts';
import type { createAppRouter } from './router.ts';
import type { Auth } from './session/auth.ts';

/** Ties open sheets to the entries of the browser's history, those that were written before a reload too. */
export function connectSheets(app: App, router: ReturnType<typeof createAppRouter>, auth: Auth, page: HistoryPage): SheetHistoryDeps {
  const deps: SheetHistoryDeps = {
    page,
    routerKey: () => router.history.location.state.__TSR_key,
    reopen: async (name) => (await import('./open-requested.ts')).reopenSheet(app, router, auth, name),
  };
  const enter = () => {
    const isSamePage = entryKey(page) === deps.routerKey();
    if (entrySheets(page).length > 0) void import('#src/ui/sheet-history.ts').then(({ enterSheets }) => enterSheets(deps, isSamePage));
  };
  // Not before the first page, which closes what is open over it.
  const stop = router.subscribe('onRendered', () => {
    stop();
    enter();
  });
  // Before the router, which takes the key of the entry.
  page.addEventListener('popstate', enter);
  return deps;
}
