import type { MemberSession } from '#domain/session/member.ts';
import type { DoorWish, SignInWish } from '#machines/door/door.types.ts';
import { plainWish } from '#machines/door/wish.ts';
import { actors } from '../actors.ts';
import type { App } from '../create-app.ts';
import { startSession } from './start-session.ts';

/** Asks the visitor who they are, over whatever page they are on. */
export interface Door {
  readonly open: (wanted: DoorWish) => void;
  /** Who is signed in, as soon as it is known; null: nobody. */
  readonly member: () => Promise<MemberSession | null>;
  readonly signIn: (wish?: Partial<SignInWish>) => void;
  /** After a 401: a member is told that the session is over, a guest, who never had one, is asked to sign in (ERRORS-02). */
  readonly askAgain: (redirectTo?: string | null) => Promise<void>;
  /** For a call that needs the second step: settles when the member was asked, whatever came of it (SESSION-12, AMB-45). */
  readonly verify: () => Promise<void>;
}

export function createDoor(app: App): Door {
  let verifying: Promise<void> | null = null;

  function open(wanted: DoorWish) {
    const { loginAvailable } = app.getSnapshot().context.features;
    if (!loginAvailable && (wanted.kind === 'signIn' || wanted.kind === 'signUp')) {
      actors(app).overlays.send({ type: 'overlay.opened', id: 'login-unavailable' });
    } else startSession(app).send({ type: 'door.opened', wanted });
  }
  const signIn = (wish: Partial<SignInWish> = {}) => open({ kind: 'signIn', wish: { ...plainWish, ...wish } });

  const member = async () => (await import('./member-in.ts')).memberIn(app);
  return {
    open,
    member,
    signIn,
    async askAgain(redirectTo = null) {
      const isGuest = (await member()) === null;
      signIn({ variant: isGuest ? 'plain' : 'expired', isGuestAllowed: isGuest, redirectTo });
    },
    verify: () =>
      (verifying ??= import('./verify-member.ts').then(({ verifyMember }) => verifyMember(app)).finally(() => (verifying = null))),
  };
}
