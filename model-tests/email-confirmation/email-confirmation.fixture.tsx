import { EmailConfirmationView } from '#src/flows/email-confirmation/EmailConfirmationView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { model } from './email-confirmation.model.ts';
import type { Fixture } from '../kit/fixture.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <ExternalEvents send={send} />
    <EmailConfirmationView screen={screen} send={send} />
  </main>
);
