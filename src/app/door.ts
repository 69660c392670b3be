import type { DoorEnd, SignInWish } from '#machines/session/session.types.ts';
import type { App, Flows } from './actors.ts';

/** Asks the visitor who they are, over whatever page they are on. */
export interface Door {
  readonly signIn: (wish?: Partial<SignInWish>) => Promise<void>;
  readonly signUp: () => Promise<void>;
  /** Somebody who was signed in may not be any more; also a guest whom the server sent away (ERRORS-02). */
  readonly askAgain: (redirectTo?: string | null) => Promise<void>;
  /** For a call that needs the second step: settles when the member was asked, whatever came of it (SESSION-12, AMB-45). */
  readonly verify: () => Promise<void>;
}

const plain: SignInWish = { variant: 'plain', isGuestAllowed: true, canOrderAsGuest: false, redirectTo: null };

export function createDoor(app: App, flows: Pick<Flows, 'door'>): Door {
  let verifying: Promise<void> | null = null;

  const children = () => app.getSnapshot().children;
  const isSignedIn = () => app.getSnapshot().context.visitor === 'member';

  async function ask(wish: SignInWish) {
    if (!app.getSnapshot().context.features.loginAvailable) {
      children().overlays?.send({ type: 'overlay.opened', id: 'login-unavailable' });
      return;
    }
    await flows.door();
    children().session?.send({ type: 'signIn.requested', wish });
  }

  async function verify() {
    await flows.door();
    const ended = new Promise<DoorEnd>((resolve) => {
      const heard = children().session?.on('door.ended', ({ kind }) => {
        heard?.unsubscribe();
        resolve(kind);
      });
    });
    children().session?.send({ type: 'signIn.requested', wish: { ...plain, variant: 'verify', isGuestAllowed: false } });
    await ended;
  }

  return {
    signIn: (wish) => ask({ ...plain, ...wish }),
    async signUp() {
      await flows.door();
      children().session?.send({ type: 'signUp.requested' });
    },
    askAgain: (redirectTo = null) => ask({ ...plain, variant: 'expired', isGuestAllowed: !isSignedIn(), redirectTo }),
    verify: () => (verifying ??= verify().finally(() => (verifying = null))),
  };
}
