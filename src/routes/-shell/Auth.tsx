import type { ActorRefFrom, ActorRefFromLogic } from 'xstate';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { lazyPart } from './lazy-part.tsx';
import { useRunning } from './use-running.ts';

/** Loaded when it is first opened; most visits never open it. */
const OpenAuth = lazyPart(async () => (await import('./OpenAuth.tsx')).OpenAuth);

export function Auth({ actor }: { readonly actor: ActorRefFromLogic<LazyLogic<typeof sessionMachine>> }) {
  const session = useRunning(actor);
  return session && <Opened session={session} />;
}

function Opened({ session }: { readonly session: ActorRefFrom<typeof sessionMachine> }) {
  const auth = useScreen(session, ({ children }) => children.auth);
  return auth && <OpenAuth actor={auth} />;
}
