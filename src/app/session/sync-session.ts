import { actors } from '../actors.ts';
import type { App, Flows } from '../create-app.ts';
import type { Dependencies } from '../services.ts';
import { GREETED_KEY } from './greeted.ts';

type Page = Pick<Dependencies, 'reload' | 'tabShelf' | 'tokenCookie' | 'vault'>;

/** Follows another tab in which somebody signed in or out (SESSION-07). */
export async function syncSession(app: App, flows: Pick<Flows, 'session'>, page: Page, isSignedIn: boolean): Promise<void> {
  const { reload, tabShelf, tokenCookie, vault } = page;
  if (isSignedIn === (app.getSnapshot().context.visitor === 'member')) return;
  // Another member signed in while this tab slept: the cookie is theirs.
  if (!isSignedIn && ![null, vault.accessToken()].includes(tokenCookie.read())) return reload();
  await flows.session();
  // Only a visit that begins signed in is greeted.
  if (isSignedIn) tabShelf.setItem(GREETED_KEY, 'yes');
  actors(app).session.send(isSignedIn ? { type: 'session.opened', session: null } : { type: 'logout.requested', goesHome: true });
}
