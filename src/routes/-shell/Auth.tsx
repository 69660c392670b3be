import type { ActorRefFrom, ActorRefFromLogic } from 'xstate';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { lazyPart } from './lazy-part.tsx';
import { useRunning } from './use-running.ts';

/** Most visits open it never, so its code comes with the first time. */
const OpenAuth = lazyPart(async () => (await import('./OpenAuth.tsx')).OpenAuth);

export function Auth({ actor }: { readonly actor: ActorRefFromLogic<LazyLogic<typeof sessionMachine>> }) {
  const session = useRunning(actor);
  return session && <Opened session={session} />;
}

function Opened({ session }: { readonly session: ActorRefFrom<typeof sessionMachine> }) {
  const auth = useScreen(session, ({ children }) => children.auth);
  return auth && <OpenAuth actor={auth} />;
}
