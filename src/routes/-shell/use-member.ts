import { shallowEqual, useSelector } from '@xstate/react';
import { isPending } from '#machines/kit/lazy.ts';
import type { MemberScreen } from '#machines/member/member.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useAppContext } from './use-app-context.ts';

/** Returns the member as their flow shows them; null for a guest, and until the session's code runs. */
export function useMember(): MemberScreen | null {
  const { app } = useAppContext();
  const session = useScreen(app, ({ children }) => children.session);
  return useSelector(session, (snapshot) => (snapshot === undefined || isPending(snapshot) ? null : snapshot.context.member), shallowEqual);
}
