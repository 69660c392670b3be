import { noticeOf } from '#domain/notice/notice.ts';
import { actors } from '../actors.ts';
import type { App } from '../create-app.ts';
import type { Dependencies } from '../services.ts';
import { GREETED_KEY } from './greeted.ts';
import { isCookieOfAnother } from './reload-for-another.ts';
import { startSession } from './start-session.ts';

type Page = Pick<Dependencies, 'reload' | 'tabStorage' | 'tokenCookie' | 'vault'>;

/** Syncs a sign-in or sign-out from another tab (SESSION-07). */
export function syncSession(app: App, page: Page, isSignedIn: boolean): void {
  const { reload, tabStorage } = page;
  if (isSignedIn === (app.getSnapshot().context.visitor === 'member')) return;
  if (!isSignedIn && isCookieOfAnother(page)) return reload();
  const session = startSession(app);
  if (isSignedIn) {
    // Only a visit that begins signed in is greeted.
    tabStorage.setItem(GREETED_KEY, 'yes');
    session.send({ type: 'session.opened', session: null });
    actors(app).order.send({ type: 'member.arrived' });
  } else {
    app.send({ type: 'notice.shown', notice: noticeOf('info', 'shell.signedOutElsewhere') });
    session.send({ type: 'logout.requested', redirectHome: true });
  }
}
