import { useRouteContext } from '@tanstack/react-router';
import { must } from '#domain/must.ts';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';

/** Facts of the session, which lives as long as the app. */
export function useSession<Facts>(factsOf: (snapshot: SnapshotFrom<typeof sessionMachine>) => Facts): Facts {
  const { app } = useRouteContext({ from: '__root__' });
  return useScreen(must(app.getSnapshot().children.session, 'session'), factsOf);
}
