import { CancellationView } from '#src/flows/cancellation/CancellationView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './cancellation.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <h1>{screen.kind === 'canceled' ? 'This order was canceled' : 'Your order'}</h1>
    <CancellationView screen={screen} send={send} isOffered={'isCancelable' in screen && screen.isCancelable} phone="3145550196" />
    <ExternalEvents send={send} />
  </main>
);
