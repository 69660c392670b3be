import { readQuery } from '#domain/navigation/query.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import type { App } from './create-app.ts';
import { actors } from './actors.ts';
import type { Auth } from './session/auth.ts';
import type { createAppRouter } from './router.ts';
import type { Visit } from './visit.ts';

type Router = ReturnType<typeof createAppRouter>;

interface Page {
  readonly scrollTo: (x: number, y: number) => void;
  readonly setTitle: (title: string) => void;
  /** Moves the focus to the heading, so that it is read out. */
  readonly focusHeading: () => void;
}

/** Follows the pages: title, focus, scroll position, analytics, and what the address asks for (ROUTES-34 to -43, QUERY-01). */
export function onNavigated(app: App, router: Router, visit: Visit, auth: Auth, { scrollTo, setTitle, focusHeading }: Page): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const title = titleOf(router);
    setTitle(title);
    const isSamePage = fromLocation !== undefined && !pathChanged;
    if (isSamePage && fromLocation.searchStr === toLocation.searchStr) return;
    const query = readQuery(toLocation.search);
    if (!isSamePage) {
      // The first page comes after its bar, which may have opened an overlay already.
      if (fromLocation !== undefined) leavePage(app);
      visit.arrive({ page: toLocation.href, title, from: fromLocation?.pathname ?? null, nco: query.nco });
    }
    if (query.openOverlay !== null || query.action === 'signIn')
      void import('./open-requested.ts').then(({ openRequested }) => openRequested(app, router, auth, query));
    if (!fromLocation || isSamePage) return;
    scrollTo(0, 0);
    focusHeading();
  });
}

function leavePage(app: App) {
  actors(app).overlays.send({ type: 'page.left' });
  runningActor(app.getSnapshot().children.cart)?.send({ type: 'page.left' });
}

/** The innermost page's title (ROUTES-38). */
function titleOf({ state }: Router): string {
  const titles = state.matches.flatMap(({ meta }) => meta ?? []).map((tag) => tag?.title);
  return titles.findLast((title) => title !== undefined) ?? '';
}
