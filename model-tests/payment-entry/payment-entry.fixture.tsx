import { PaymentEntryView } from '#src/flows/payment-entry/PaymentEntryView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import { storedCard } from '../samples/account.ts';
import type { model } from './payment-entry.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <ExternalEvents send={send} />
    <h1>Payment</h1>
    <PaymentEntryView
      screen={screen}
      send={send}
      stored={screen.kind === 'filling' && screen.id !== null ? { card: storedCard, name: 'Visa ending in 4242' } : null}
      today="2026-11-23"
      keepEntry={() => 'secret-1'}
      onDelete={() => {}}
    />
    {screen.kind === 'finished' && <output>The list stands here.</output>}
  </main>
);
