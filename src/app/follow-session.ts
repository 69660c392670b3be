import { noticeOf } from '#domain/notice/notice.ts';
import { safeReturn } from '#domain/navigation/entry.ts';
import type { App, Flows } from './actors.ts';
import type { Shelf } from './keep.ts';
import type { createAppRouter } from './router.ts';

type Router = ReturnType<typeof createAppRouter>;
type Session = NonNullable<ReturnType<App['getSnapshot']>['children']['session']>;

interface Surroundings {
  readonly app: App;
  readonly router: Router;
  readonly tabShelf: Shelf;
  /** Loads the page anew (REAUTH-04). */
  readonly reload: () => void;
  readonly report: (fault: { source: string; message: string }) => void;
}

const HOME = '/';
const GREETED = 'session.greeted';

/** Where signing in and out lead. Begins once the app runs. */
export function followSession({ app, router, tabShelf, reload, report }: Surroundings): void {
  const { session } = app.getSnapshot().children;
  if (!session) return;
  const go = (href: string) => void router.navigate({ href });
  session.on('fault.found', report);
  session.on('session.ended', ({ goesHome }) => {
    tabShelf.removeItem(GREETED);
    if (goesHome) go(HOME);
  });
  session.on('door.ended', ({ kind, wish, isPersistent }) => {
    if (kind === 'orderAsGuest') go('/app/startOrder.html');
    if (kind !== 'signedIn') return;
    app.getSnapshot().children.orderSetup?.send({ type: 'member.arrived' });
    const isAgain = wish?.variant === 'expired';
    if (isAgain && !isPersistent) reload();
    else if (wish?.redirectTo) go(safeReturn(wish.redirectTo, HOME));
  });
  greet(app, session, tabShelf);
}

/** Whoever stayed signed in since an earlier visit is greeted, once in a tab (SESSION-18). */
function greet(app: App, session: Session, tabShelf: Shelf) {
  const wasSignedIn = app.getSnapshot().context.visitor === 'member';
  if (!wasSignedIn || tabShelf.getItem(GREETED) !== null) return;
  const heard = session.subscribe(({ context: { member } }) => {
    if (member?.kind !== 'signedIn') return;
    heard.unsubscribe();
    if (!member.session.isPersistent) return;
    tabShelf.setItem(GREETED, 'yes');
    app.send({ type: 'notice.shown', notice: noticeOf('success', 'session.greeting', { values: { name: member.session.firstName } }) });
  });
}

/** Another tab signed somebody in or out. */
export function sessionFollower(app: App, flows: Pick<Flows, 'door'>): (isSignedIn: boolean) => void {
  return (isSignedIn) => {
    const { session } = app.getSnapshot().children;
    const isMember = app.getSnapshot().context.visitor === 'member';
    if (isSignedIn && !isMember) void flows.door().then(() => session?.send({ type: 'session.opened', session: null }));
    if (!isSignedIn && isMember) session?.send({ type: 'logout.requested', goesHome: true });
  };
}
