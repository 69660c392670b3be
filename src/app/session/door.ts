import { noticeOf } from '#domain/notice/notice.ts';
import type { MemberSession } from '#domain/session/member.ts';
import type { DoorWish, SignInWish } from '#machines/door/door.types.ts';
import { plainWish } from '#machines/door/wish.ts';
import type { App } from '../actors.ts';

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
  const children = () => app.getSnapshot().children;

  async function open(wanted: DoorWish) {
    const { loginAvailable } = app.getSnapshot().context.features;
    if (!loginAvailable && (wanted.kind === 'signIn' || wanted.kind === 'signUp')) {
      children().overlays?.send({ type: 'overlay.opened', id: 'login-unavailable' });
      return;
    }
    // The code of the sign-in may not come; the next press asks for it again.
    await show(wanted).catch(() => app.send({ type: 'notice.shown', notice: noticeOf('error', 'shell.partError') }));
  }
  async function show(wanted: DoorWish) {
    await ready();
    children().session?.send({ type: 'door.opened', wanted });
  }
  const signIn = (wish: Partial<SignInWish> = {}) => open({ kind: 'signIn', wish: { ...plainWish, ...wish } });

  async function verify() {
    await ready();
    const ended = (await import('./door-ended.ts')).doorEnded(app);
    // Whoever is signed in already may go on, whether others may sign in or not.
    await show({ kind: 'signIn', wish: { ...plainWish, variant: 'verify', isGuestAllowed: false } });
    await ended;
  }

  const member = async () => (await import('./member-in.ts')).memberIn(app);
  return {
    open,
    member,
    signIn,
    async askAgain(redirectTo = null) {
      const isGuest = (await member()) === null;
      await signIn({ variant: isGuest ? 'plain' : 'expired', isGuestAllowed: isGuest, redirectTo });
    },
    verify: () => (verifying ??= verify().finally(() => (verifying = null))),
  };
}
