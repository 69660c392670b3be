import type { MemberSession } from '#domain/session/member.ts';
import type { AuthRequest, SignInOptions } from '#machines/auth/auth.types.ts';
import { plainSignIn } from '#machines/auth/sign-in-options.ts';
import { actors, featuresOf } from '#src/app/actors.ts';
import type { App } from '#src/app/create-app.ts';
import { startSession } from './start-session.ts';

/** Opens the auth dialog over any page. */
export interface Auth {
  readonly open: (wanted: AuthRequest) => void;
  /** Resolves with the signed-in member as soon as that is known; null: no one. */
  readonly member: () => Promise<MemberSession | null>;
  readonly signIn: (options?: Partial<SignInOptions>) => void;
  /** Opens the dialog for a 401: "session expired" for a member, sign-in for a guest (ERRORS-02). */
  readonly askAgain: (redirectTo?: string | null) => Promise<void>;
  /** For a call that needs the second step: settles when the dialog has closed, with any outcome (SESSION-12, AMB-45). */
  readonly verify: () => Promise<void>;
}

export function createAuth(app: App): Auth {
  let verifying: Promise<void> | null = null;

  function open(wanted: AuthRequest) {
    const { loginAvailable } = featuresOf(app);
    if (!loginAvailable && (wanted.kind === 'signIn' || wanted.kind === 'signUp')) {
      actors(app).overlays.send({ type: 'overlay.opened', id: 'login-unavailable' });
    } else startSession(app).send({ type: 'auth.requested', wanted });
  }
  const signIn = (options: Partial<SignInOptions> = {}) => open({ kind: 'signIn', options: { ...plainSignIn, ...options } });

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
