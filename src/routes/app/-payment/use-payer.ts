import { useRouteContext } from '@tanstack/react-router';
import { useGuestSignIn } from '../../-shell/use-guest-sign-in.ts';
import { useKnown } from './known.ts';

/** Who pays: a guest who may sign in, or a member, who may be asked to do so again. */
export function usePayer() {
  const { auth } = useRouteContext({ from: '__root__' });
  return { ...useKnown(), onGuestSignIn: useGuestSignIn(), onSignIn: () => void auth.askAgain() };
}
