import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { lazyPart } from './lazy-part.tsx';

/** Most visits open it never, so its code comes with the first time. */
const OpenDoor = lazyPart(async () => (await import('./OpenDoor.tsx')).OpenDoor);

export function Door({ actor }: { readonly actor: ActorRefFrom<typeof sessionMachine> }) {
  const door = useScreen(actor, ({ children }) => children.door);
  return door && <OpenDoor actor={door} />;
}
