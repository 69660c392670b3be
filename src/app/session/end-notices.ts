import { noticeOf } from '#domain/notice/notice.ts';
import type { DoorWish } from '#machines/door/door.types.ts';
import { plainWish } from '#machines/door/wish.ts';
import '#src/text/late/session.ts';
import type { App } from '../actors.ts';

type Session = NonNullable<ReturnType<App['getSnapshot']>['children']['session']>;

const SIGN_IN_AGAIN = 'signInAgain';
/** Longer than a notice that asks for nothing: its action is the way back. */
const END_NOTICE_MS = 10_000;

/** Ends of sign-in that leave the visitor signed out, though they did not ask for it. */
export type UnwantedEnd = 'declined' | 'abandoned';

/** Says why the visitor is not signed in, with "Sign in" as the way back to where they wanted to be (MFA-19, AMB-09). */
export function createEndNotices(app: App, session: Session) {
  let again = plainWish;
  app.getSnapshot().children.notices?.on('action.taken', ({ name }) => {
    if (name !== SIGN_IN_AGAIN) return;
    session.send({ type: 'door.opened', wanted: { kind: 'signIn', wish: again } });
  });
  return (kind: UnwantedEnd, wanted: DoorWish) => {
    const wish = wanted.kind === 'signIn' ? wanted.wish : plainWish;
    // A member who was signed out is asked as a visitor.
    again = kind === 'declined' ? wish : { ...plainWish, redirectTo: wish.redirectTo };
    const action = { name: SIGN_IN_AGAIN, key: 'signIn.submit' };
    app.send({ type: 'notice.shown', notice: noticeOf('info', `signIn.${kind}`, { action, ms: END_NOTICE_MS }) });
  };
}
