import { WalletView } from '#src/flows/wallet/WalletView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './wallet.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <ExternalEvents send={send} />
    <h1>Payment</h1>
    <WalletView screen={screen} send={send} />
    {screen.kind === 'finished' && <output>The checkout stands here.</output>}
  </main>
);
