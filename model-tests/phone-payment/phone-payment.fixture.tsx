import { PhonePaymentView } from '#src/flows/phone-payment/PhonePaymentView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import { Routed } from '../kit/routed.tsx';
import type { model } from './phone-payment.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <Routed>
    <ExternalEvents send={send} />
    <PhonePaymentView screen={screen} send={send} />
    {screen.kind === 'finished' && <output>The order stands here.</output>}
  </Routed>
);
