import { EmailConfirmationView } from '#src/flows/email-confirmation/EmailConfirmationView.tsx';
import { Outside } from '../kit/outside.ts';
import type { model } from './email-confirmation.model.ts';
import type { Fixture } from '../kit/fixture.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <Outside send={send} />
    <EmailConfirmationView screen={screen} send={send} />
  </main>
);
