import { plainSignIn } from '#machines/auth/sign-in-options.ts';
import type { App } from '../create-app.ts';
import { startSession } from './start-session.ts';

/** Asks a member for the second step, whether others may sign in or not, and settles when that has ended (SESSION-12, MFA-16, MFA-20). */
export async function verifyMember(app: App): Promise<void> {
  const session = startSession(app);
  const ended = new Promise<void>((resolve) => {
    const listener = session.on('auth.ended', () => {
      listener.unsubscribe();
      resolve();
    });
  });
  const options = { ...plainSignIn, variant: 'verify', isGuestAllowed: false } as const;
  session.send({ type: 'auth.requested', wanted: { kind: 'signIn', options } });
  await ended;
}
