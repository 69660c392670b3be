import { LostChanges } from '#src/flows/overlays/LostChanges.tsx';
import { OverlaysView } from '#src/flows/overlays/OverlaysView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './overlays.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <>
    <ExternalEvents send={send} />
    <OverlaysView
      screen={screen}
      send={send}
      cartCount={2}
      cart={<output>The cart stands here.</output>}
      search={<output>The search stands here.</output>}
      lostChanges={<LostChanges lines={[]} onClose={() => send({ type: 'overlay.closed', id: 'lost-customizations' })} />}
    />
  </>
);
