import { profileSignIn } from '#machines/auth/sign-in-options.ts';
import type { Auth } from '#src/app/session/auth.ts';
import type { Visit } from '#src/app/visit.ts';

/** How far a visitor may come in. `distrusted`: a member whose password is asked for first. */
export type Access = 'member' | 'guest' | 'distrusted';

/** What an entry needs of the routes' context. */
export interface EntryContext {
  readonly auth: Pick<Auth, 'member' | 'signIn' | 'askAgain'>;
  readonly visit: Pick<Visit, 'recent'>;
  readonly startSession: () => { readonly send: (event: { readonly type: 'profile.opened' }) => void };
}

/** Opens the profile, or asks who the visitor is. A page that is open already asks no guest again: closing the question would ask it anew. */
export const enterProfile =
  ({ auth, startSession }: Pick<EntryContext, 'auth' | 'startSession'>, access: Access, href: string) =>
  ({ isArrival }: { readonly isArrival: boolean }): void => {
    if (access === 'member') startSession().send({ type: 'profile.opened' });
    if (access === 'distrusted') void auth.askAgain(href);
    if (access === 'guest' && isArrival) auth.signIn(profileSignIn(href));
  };
