import { noticeOf } from '#domain/notice/notice.ts';
import { safeReturn } from '#domain/navigation/entry.ts';
import { readQuery } from '#domain/navigation/query.ts';
import type { App } from './actors.ts';
import type { Door } from './session/door.ts';
import type { createAppRouter } from './router.ts';
import type { Visit } from './visit.ts';

type Router = ReturnType<typeof createAppRouter>;
type Cart = NonNullable<ReturnType<App['getSnapshot']>['children']['cart']>;
type Notices = NonNullable<ReturnType<App['getSnapshot']>['children']['notices']>;

const menu = '/app/menu.html';

/** Where the end of a flow leads. */
export function followFlows(app: App, router: Router): () => void {
  const go = (href: string) => void router.navigate({ href });
  const heard = [
    app.on('setup.ended', () => go(safeReturn(new URLSearchParams(router.state.location.searchStr).get('returnTo'), menu))),
    app.on('product.ended', ({ kind, needsOrder }) => {
      if (needsOrder) go('/app/startOrder.html?returnTo=/app/cart.html');
      else if (kind === 'chosen') go(menu);
    }),
    app.on('checkout.ended', ({ kind }) => go(kind === 'placed' ? '/app/confirmation.html' : '/app/cart.html')),
  ];
  return () => heard.forEach(({ unsubscribe }) => unsubscribe());
}

/** Says what came into the cart and what did not, wherever the guest is, with the way on (CART-22 to -26, NAV-28). */
export function followCart(app: App, router: Router): () => void {
  let cart: Cart | null = null;
  let notices: Notices | null = null;
  const { unsubscribe } = app.subscribe(({ children }) => {
    if (children.cart && children.cart !== cart) {
      cart = children.cart;
      cart.on('item.added', () =>
        app.send({ type: 'notice.shown', notice: noticeOf('success', 'cart.added', { action: { name: 'cart', key: 'shell.viewCart' } }) }),
      );
      cart.on('*', (event) => {
        if (event.type === 'item.added' || event.type === 'fault.found') return;
        void import('./cart-problems.ts').then(({ showCartProblem }) => showCartProblem(event, app, router));
      });
    }
    if (children.notices && children.notices !== notices) {
      notices = children.notices;
      notices.on('action.taken', ({ name }) => {
        if (name === 'cart') void router.navigate({ href: '/app/cart.html' });
        if (name === 'cart.retry') cart?.send({ type: 'change.retried' });
      });
    }
  });
  return unsubscribe;
}

interface Page {
  readonly scrollTo: (x: number, y: number) => void;
  readonly setTitle: (title: string) => void;
  /** Puts the focus on what the page begins with, so that it is read out. */
  readonly focusHeading: () => void;
}

/** What a change of page brings with it (ROUTES-34 to -43, QUERY-01). */
export function followPages(app: App, router: Router, visit: Visit, door: Door, { scrollTo, setTitle, focusHeading }: Page): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const title = titleOf(router);
    setTitle(title);
    const isSamePage = fromLocation !== undefined && !pathChanged;
    if (isSamePage && fromLocation.searchStr === toLocation.searchStr) return;
    const query = readQuery([...new URLSearchParams(toLocation.searchStr)]);
    if (!isSamePage) {
      app.getSnapshot().children.overlays?.send({ type: 'page.left' });
      visit.arrive({ page: toLocation.href, title, from: fromLocation?.pathname ?? null, nco: query.nco });
    }
    if (query.openOverlay !== null || query.action === 'signIn')
      void import('./open-requested.ts').then(({ openRequested }) => openRequested(app, router, door, query));
    if (!fromLocation || isSamePage) return;
    scrollTo(0, 0);
    focusHeading();
  });
}

/** The innermost page's title (ROUTES-38). */
function titleOf({ state }: Router): string {
  const titles = state.matches.flatMap(({ meta }) => meta ?? []).map((tag) => tag?.title);
  return titles.findLast((title) => title !== undefined) ?? '';
}
