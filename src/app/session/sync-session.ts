import { noticeOf } from '#domain/notice/notice.ts';
import type { App } from '../create-app.ts';
import type { Dependencies } from '../services.ts';
import { GREETED_KEY } from './greeted.ts';
import { startSession } from './start-session.ts';

type Page = Pick<Dependencies, 'reload' | 'tabShelf' | 'tokenCookie' | 'vault'>;

/** Follows another tab in which somebody signed in or out (SESSION-07). */
export function syncSession(app: App, page: Page, isSignedIn: boolean): void {
  const { reload, tabShelf, tokenCookie, vault } = page;
  if (isSignedIn === (app.getSnapshot().context.visitor === 'member')) return;
  // Another member signed in while this tab slept: the cookie is theirs.
  if (!isSignedIn && ![null, vault.accessToken()].includes(tokenCookie.read())) return reload();
  // Only a visit that begins signed in is greeted.
  if (isSignedIn) tabShelf.setItem(GREETED_KEY, 'yes');
  // The page that this tab shows is about to be replaced by the start.
  else app.send({ type: 'notice.shown', notice: noticeOf('info', 'shell.signedOutElsewhere') });
  startSession(app).send(isSignedIn ? { type: 'session.opened', session: null } : { type: 'logout.requested', goesHome: true });
}
