import { OverlaysView } from '#src/views/overlays/OverlaysView.tsx';
import { Outside } from './kit/outside.ts';
import type { View } from './kit/view.ts';
import type { model } from './overlays.model.ts';

export const view: View<typeof model> = (screen, send) => (
  <>
    <Outside send={send} />
    <OverlaysView screen={screen} send={send} cart={<output>The cart stands here.</output>} />
  </>
);
