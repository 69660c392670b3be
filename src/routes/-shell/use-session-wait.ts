import { useSelector } from '@xstate/react';
import { isPending } from '#machines/kit/lazy.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useAppContext } from './use-app-context.ts';

/** For a page that waits until it is known who the member is: whether no answer came about that, and what asks again (SESSION-11). */
export function useSessionWait() {
  const { app, auth } = useAppContext();
  const session = useScreen(app, ({ children }) => children.session);
  const hasFailed = useSelector(session, (snapshot) => {
    if (snapshot === undefined) return false;
    return isPending(snapshot) ? snapshot.code === 'failed' : snapshot.context.member?.kind === 'unrestored';
  });
  // A failure is on the page already.
  return { hasFailed, onRetry: () => void auth.member().catch(() => {}) };
}
