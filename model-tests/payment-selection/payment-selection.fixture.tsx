import { PaymentView } from '#src/flows/payment-selection/PaymentView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import { Routed } from '../kit/routed.tsx';
import type { model } from './payment-selection.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <Routed>
    <ExternalEvents send={send} />
    <PaymentView screen={screen} send={send} today="2026-11-20" newCard={<p>The fields of a card stand here.</p>} error={undefined} />
    {screen.kind === 'adding' && <output>{`The dialog of ${screen.adding} stands here.`}</output>}
  </Routed>
);
