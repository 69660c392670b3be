import { PickedCafeView } from '#src/flows/cafe-search/PickedCafeView.tsx';
import { OrderSetupView } from '#src/flows/order-setup/OrderSetupView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './order-setup.model.ts';
import { found203 } from '../samples/cafes.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <ExternalEvents send={send} />
    <OrderSetupView
      screen={screen}
      send={send}
      cafeSearch={(head, previous) => (
        <>
          {head}
          <output>The cafe search stands here.</output>
          {previous}
        </>
      )}
      pickedCafe={<PickedCafeView cafe={found203} send={send} />}
      addressSearch={(head) => (
        <>
          {head}
          <output>The address search stands here.</output>
        </>
      )}
      slots={(head) => (
        <>
          {head}
          <output>The times stand here.</output>
        </>
      )}
      onSignIn={() => {}}
    />
  </main>
);
