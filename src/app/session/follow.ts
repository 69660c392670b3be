import { waitFor } from 'xstate';
import type { CallFailure } from '#domain/app/call-failure.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import { reauthFor, safeReturn } from '#domain/navigation/entry.ts';
import { redirectOf } from '#machines/door/wish.ts';
import type { App } from '../actors.ts';
import type { Shelf } from '../keep.ts';
import { forgetFlows } from '../store.ts';
import type { createAppRouter } from '../router.ts';
import { createEndNotices } from './end-notices.ts';
import { hearSignIn } from './hear-sign-in.ts';

type Router = ReturnType<typeof createAppRouter>;
type Session = NonNullable<ReturnType<App['getSnapshot']>['children']['session']>;

export interface FollowSession {
  readonly app: App;
  readonly router: Router;
  readonly tabShelf: Shelf;
  /** Loads the page anew (REAUTH-04). */
  readonly reload: () => void;
  /** For whoever measures (SIGNIN-16). */
  readonly onLoginFailed: (failure: CallFailure) => void;
}

const HOME = '/';
const GREETED = 'session.greeted';

/** Where signing in and out lead. Settles when there is somebody to ask. */
export async function followSession({ app, ...page }: FollowSession): Promise<void> {
  await waitFor(app, (snapshot) => snapshot.matches('running'));
  let heard: Session | null = null;
  const look = () => {
    const { session } = app.getSnapshot().children;
    if (!session || session === heard) return;
    heard = session;
    hear(app, session, page);
  };
  app.subscribe(look);
  look();
  app.send({ type: 'session.needed' });
}

function hear(app: App, session: Session, { router, tabShelf, reload, onLoginFailed }: Omit<FollowSession, 'app'>) {
  const go = (href: string) => void router.navigate({ href });
  const showEnd = createEndNotices(app, session);
  session.on('session.ended', ({ goesHome }) => {
    app.send({ type: 'session.left' });
    // Only now: a flow that is at work writes itself down again.
    forgetFlows(tabShelf);
    tabShelf.removeItem(GREETED);
    if (goesHome) go(HOME);
  });
  session.on('door.ended', ({ kind, wanted, isPersistent }) => {
    if (kind === 'orderAsGuest') go('/app/startOrder.html');
    if (kind === 'interrupted') reload();
    if (kind === 'declined' || kind === 'abandoned') showEnd(kind, wanted);
    if (kind !== 'signedIn') return;
    app.getSnapshot().children.orderSetup?.send({ type: 'member.arrived' });
    const wish = wanted.kind === 'signIn' ? wanted.wish : null;
    const redirectTo = redirectOf(wanted);
    const isAgain = wish?.variant === 'expired';
    if (isAgain && !isPersistent) reload();
    else if (redirectTo !== null) go(safeReturn(redirectTo, HOME));
  });
  hearSignIn(app, session, onLoginFailed);
  askOnProfile(session, router);
  greet(app, session, tabShelf);
}

/** A session that is not to be trusted any more is asked about where its member looks after their profile (SESSION-17, ROUTES-35). */
function askOnProfile(session: Session, router: Router) {
  let wasAsked = false;
  session.subscribe(({ context: { member } }) => {
    if (member?.kind !== 'signedIn') return;
    const { pathname, href } = router.state.location;
    const mustAsk = reauthFor(pathname, member.session) !== null;
    if (mustAsk && !wasAsked) {
      const wish = { variant: 'expired', isGuestAllowed: false, canOrderAsGuest: false, redirectTo: href } as const;
      session.send({ type: 'door.opened', wanted: { kind: 'signIn', wish } });
    }
    wasAsked = mustAsk;
  });
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
