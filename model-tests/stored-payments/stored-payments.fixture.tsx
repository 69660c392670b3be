import { StoredPaymentsView } from '#src/flows/stored-payments/StoredPaymentsView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import { payments } from '../samples/account.ts';
import type { model } from './stored-payments.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <ExternalEvents send={send} />
    <h1>Payment</h1>
    <StoredPaymentsView
      screen={screen}
      send={send}
      stored={payments}
      today="2026-11-23"
      entry={<p>The form stands here.</p>}
      payPal={<p>PayPal stands here.</p>}
      hasPayPal
      hasMilStar
      campusPaymentTypeId={811}
    />
  </main>
);
