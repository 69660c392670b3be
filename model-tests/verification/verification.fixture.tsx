import { VerificationView } from '#src/flows/verification/VerificationView.tsx';
import { Outside } from '../kit/outside.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './verification.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <Outside send={send} />
    <VerificationView screen={screen} send={send} supportUrl="https://support.example/" />
  </main>
);
