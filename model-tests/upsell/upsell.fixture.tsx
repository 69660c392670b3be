import { UpsellView } from '#src/flows/upsell/UpsellView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './upsell.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <h1>Your cart</h1>
    <ExternalEvents send={send} />
    <UpsellView
      screen={screen}
      send={send}
      total={1000}
      lineOf={(itemId) => (itemId === 'lemonade' ? { sequenceNum: 2, quantity: 1, max: 9 } : null)}
      priceOf={({ price }) => price}
      onCount={() => {}}
    />
  </main>
);
