import { lazy, Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { overlaysScreen } from '#machines/overlays/overlays.screen.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';

/** Most visits open none, so their code comes with the first. */
const OpenOverlays = lazy(() => import('./OpenOverlays.tsx'));

export function Overlays({ actor }: { readonly actor: ActorRefFrom<typeof overlaysMachine> }) {
  const screen = useScreen(actor, overlaysScreen);
  if (screen.kind === 'empty') return null;
  return (
    <Suspense>
      <OpenOverlays screen={screen} send={actor.send} />
    </Suspense>
  );
}
