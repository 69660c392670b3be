import type { ActorRefFrom } from 'xstate';
import type { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { overlaysScreen } from '#machines/overlays/overlays.screen.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { OverlaysView } from '#src/views/overlays/OverlaysView.tsx';
import { CartContents } from '../app/-cart.tsx';

export const Overlays = ({ actor }: { readonly actor: ActorRefFrom<typeof overlaysMachine> }) => (
  <OverlaysView screen={useScreen(actor, overlaysScreen)} send={actor.send} cart={<CartContents />} />
);
