import { VerificationView } from '#src/flows/verification/VerificationView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './verification.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <ExternalEvents send={send} />
    <VerificationView screen={screen} send={send} supportUrl="https://support.example/" />
  </main>
);
