import { lazy, Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';

/** Most visits open it never, so its code comes with the first time. */
const OpenDoor = lazy(() => import('./OpenDoor.tsx'));

export function Door({ actor }: { readonly actor: ActorRefFrom<typeof sessionMachine> }) {
  const door = useScreen(actor, ({ children }) => children.door);
  return (
    door && (
      <Suspense>
        <OpenDoor actor={door} />
      </Suspense>
    )
  );
}
