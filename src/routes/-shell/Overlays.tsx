import { memo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { overlaysScreen } from '#machines/overlays/overlays.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { lazyPart } from './lazy-part.tsx';

/** Loaded with the first overlay; most visits open none. */
const OpenOverlays = lazyPart(async () => (await import('./OpenOverlays.tsx')).OpenOverlays);

export const Overlays = memo(function Overlays({ actor }: { readonly actor: ActorRefFrom<typeof overlaysMachine> }) {
  const screen = useScreen(actor, overlaysScreen);
  return screen.kind === 'showing' && <OpenOverlays screen={screen} send={actor.send} />;
});
