import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useAppContext } from './use-app-context.ts';

/** Opens the sign-in; null: the visitor is signed in. */
export function useGuestSignIn(): (() => void) | null {
  const { app, auth } = useAppContext();
  const isMember = useScreen(app, ({ context }) => context.visitor === 'member');
  return isMember ? null : () => auth.signIn();
}
