import { noticeOf } from '#domain/notice/notice.ts';
import type { MemberSession } from '#domain/session/member.ts';
import type { DoorWish, SignInWish } from '#machines/door/door.types.ts';
import { plainWish } from '#machines/door/wish.ts';
import { actors } from '../actors.ts';
import type { App } from '../create-app.ts';

/** Asks the visitor who they are, over whatever page they are on. */
export interface Door {
  readonly open: (wanted: DoorWish) => Promise<void>;
  /** Who is signed in, as soon as it is known; null: nobody. */
  readonly member: () => Promise<MemberSession | null>;
  readonly signIn: (wish?: Partial<SignInWish>) => Promise<void>;
  /** After a 401: a member is told that the session is over, a guest, who never had one, is asked to sign in (ERRORS-02). */
  readonly askAgain: (redirectTo?: string | null) => Promise<void>;
  /** For a call that needs the second step: settles when the member was asked, whatever came of it (SESSION-12, AMB-45). */
  readonly verify: () => Promise<void>;
}

/** `ready` waits until somebody can be asked. */
export function createDoor(app: App, ready: () => Promise<void>): Door {
  let verifying: Promise<void> | null = null;

  async function open(wanted: DoorWish) {
    const { loginAvailable } = app.getSnapshot().context.features;
    if (!loginAvailable && (wanted.kind === 'signIn' || wanted.kind === 'signUp')) {
      actors(app).overlays.send({ type: 'overlay.opened', id: 'login-unavailable' });
      return;
    }
    try {
      await ready();
      actors(app).session.send({ type: 'door.opened', wanted });
    } catch {
      // The code of the sign-in did not come; the next press asks for it again.
      app.send({ type: 'notice.shown', notice: noticeOf('error', 'shell.partError') });
    }
  }
  const signIn = (wish: Partial<SignInWish> = {}) => open({ kind: 'signIn', wish: { ...plainWish, ...wish } });

  const member = async () => (await import('./member-in.ts')).memberIn(app);
  return {
    open,
    member,
    signIn,
    async askAgain(redirectTo = null) {
      const isGuest = (await member()) === null;
      await signIn({ variant: isGuest ? 'plain' : 'expired', isGuestAllowed: isGuest, redirectTo });
    },
    verify: () =>
      (verifying ??= import('./verify-member.ts').then(({ verifyMember }) => verifyMember(app, ready)).finally(() => (verifying = null))),
  };
}
