import { PayPalView } from '#src/flows/pay-pal/PayPalView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './pay-pal.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <ExternalEvents send={send} />
    <h1>Payment</h1>
    <PayPalView screen={screen} send={send} />
    {screen.kind === 'finished' && <output>The list stands here.</output>}
  </main>
);
